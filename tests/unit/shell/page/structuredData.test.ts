/** @jest-environment node */
import {getSwcHtmlMinifier} from '@docusaurus/faster';
import {readSite} from '@site/src/plugins/content/site/read';
import {inlineOf} from '@site/src/plugins/outputs/security-headers/inline';
import {organization, professionalService, webSite} from '@site/src/shell/page/entities';
import {absolute, breadcrumbList, lastChange, toJson, webPage} from '@site/src/shell/page/structuredData';

const site = readSite({SITE_URL: 'https://growth.test', SITE_BASE_URL: '/'});

test('addresses are absolute, also below a sub-path', () => {
  expect(absolute(site, '/')).toBe('https://growth.test/');
  expect(absolute(site, '/contact')).toBe('https://growth.test/contact');
  const below = readSite({SITE_URL: 'https://growth.test', SITE_BASE_URL: '/growth/'});
  expect(absolute(below, '/')).toBe('https://growth.test/growth/');
  expect(absolute(below, '/contact')).toBe('https://growth.test/growth/contact');
});

test('no text can end the script element around it, in a minified page either', async () => {
  const name = '</script><script>alert(1)</script> <!-- below < 3';
  const json = toJson(breadcrumbList(site, [{name, path: '/'}]));
  // The minifier of pages writes JSON anew, and with it every escape that JavaScript knows.
  const minify = await getSwcHtmlMinifier();
  const page = `<!doctype html><html><head><script type="application/ld+json">${json}</script></head></html>`;
  const {code} = await minify(Buffer.from(page), {minifyJson: true});
  expect(inlineOf(code).scripts).toEqual([]);
  expect(code).toContain('&lt;/script>&lt;script>alert(1)&lt;/script> &lt;!-- below < 3');
});

test('programs get plain spaces where the page keeps a figure together', () => {
  const page = webPage(site, {title: 'A margin of 40\u00A0%', description: 'D.', path: '/contact'});
  expect(toJson(page)).toContain('"A margin of 40 %"');
});

test('the last change is the review, and never before the day of publication', () => {
  expect(lastChange('2025-09-01', '2026-02-01')).toBe('2026-02-01');
  expect(lastChange('2026-03-01', '2026-02-01')).toBe('2026-03-01');
  expect(lastChange('2025-09-01')).toBe('2025-09-01');
});

test('what programs are told of the owner follows from the settings', () => {
  const own = readSite({
    SITE_URL: 'https://growth.test',
    SITE_BASE_URL: '/growth/',
    SITE_TAGLINE: 'Advice',
    SITE_ADDRESS: 'Road 1 | 1000 Town',
  });
  expect(organization(own)).toMatchObject({description: 'Advice.'});
  expect(professionalService(own, {name: 'N', description: 'D.', path: '/a'})).toMatchObject({
    address: 'Road 1, 1000 Town',
  });
  expect(webSite(own)).toMatchObject({
    potentialAction: {target: {urlTemplate: 'https://growth.test/growth/search?q={search_term_string}'}},
  });
});
