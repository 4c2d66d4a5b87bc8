import {readSite} from '@site/src/plugins/content/site/read';
import {absolute, breadcrumbList, howTo, toJson, webPage} from '@site/src/features/page/structuredData';

const site = readSite({SITE_URL: 'https://growth.test', SITE_BASE_URL: '/'});

test('addresses are absolute, also below a sub-path', () => {
  expect(absolute(site, '/')).toBe('https://growth.test/');
  expect(absolute(site, '/contact')).toBe('https://growth.test/contact');
  const below = readSite({SITE_URL: 'https://growth.test', SITE_BASE_URL: '/growth/'});
  expect(absolute(below, '/')).toBe('https://growth.test/growth/');
  expect(absolute(below, '/contact')).toBe('https://growth.test/growth/contact');
});

test('a page is named and described as a part of the site', () => {
  const page = webPage(site, {title: 'Contact', description: 'Write to us.', path: '/contact'});
  expect(page).toMatchObject({
    '@type': 'WebPage',
    name: 'Contact',
    description: 'Write to us.',
    url: 'https://growth.test/contact',
    isPartOf: {url: 'https://growth.test/'},
  });
});

test('no text can end the script element around it', () => {
  const json = toJson(breadcrumbList(site, [{name: '</script><script>alert(1)</script>', path: '/'}]));
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({itemListElement: [{name: '</script><script>alert(1)</script>'}]});
});

test('a step is named after its first sentence, and its text is whole', () => {
  const guide = {
    name: 'G',
    description: 'D.',
    timeframe: '2 days',
    steps: ['Do it. Then check.', 'One only.'],
    path: '/g',
  };
  expect(howTo(site, guide)).toMatchObject({
    step: [
      {name: 'Do it', text: 'Do it. Then check.'},
      {name: 'One only', text: 'One only.'},
    ],
  });
});
