import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {PassThrough} from 'node:stream';
import {text as readAll} from 'node:stream/consumers';
import {readSite} from '@site/src/plugins/content/site/read';
import {SITE_FILE} from '@site/src/config/siteFields';
import {siteFiles} from '@site/src/plugins/content/site/derived';
import {humans, manifest} from '@site/src/plugins/content/site/files';
import {namedSamples} from '@site/src/plugins/content/sampleContent';
import {own, settingsOf} from '@site/src/plugins/content/site/own';
import {BRAND_FILE, MARK_FILE} from '@site/src/plugins/lib/brand';
import {keepFresh, staleAmong} from '@site/src/plugins/lib/generated';
import {FIXTURE, ROOT} from '../../../../support/siteCopy';

const FILES = [SITE_FILE, 'src/config/claims.ts', 'LICENSE', 'README.md'];
let dir: string;

const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'own-'));
  for (const file of FILES) {
    fs.mkdirSync(path.join(dir, path.dirname(file)), {recursive: true});
    fs.copyFileSync(path.join(ROOT, file), path.join(dir, file));
  }
});

afterEach(() => fs.rmSync(dir, {recursive: true}));

test('a new owner is everywhere: settings, claims, licence, read-me, manifest, humans.txt', async () => {
  const report = await own(dir, {
    name: "O'Hara & Sons",
    'short-name': 'OHara',
    tagline: 'Harbour advice for small fleets',
    email: undefined,
    'contact-email': 'post@ohara.test',
    address: '1 Quay | Cork | Ireland',
    // No owner has any of these already.
    'claims.firstResults': '23-41 days',
    'claims.raise': 'from XTS 7M',
    'claims.headline.0.value': '£97M+',
    'claims.copyrightYear': '2099',
    'claims.rate': '1150',
  });
  const site = readSite({}, read(SITE_FILE));
  expect(site).toMatchObject({name: "O'Hara & Sons", contactEmail: 'post@ohara.test', baseUrl: '/'});
  expect(read('src/config/claims.ts')).toContain("firstResults: '23-41 days'");
  expect(read('src/config/claims.ts')).toContain("raise: 'from XTS 7M'");
  expect(read('src/config/claims.ts')).toContain("{value: '£97M+', label:");
  expect(read('src/config/claims.ts')).toContain('copyrightYear: 2099,');
  expect(read('src/config/claims.ts')).toContain('rate: 1150 as number | null,');
  expect(read('LICENSE')).toMatch(/^Copyright \(c\) 2099 O'Hara & Sons\. All rights reserved\./);
  expect(read('README.md')).toMatch(/^# O'Hara & Sons\n/);
  expect(JSON.parse(manifest(site, '#faf7f0'))).toMatchObject({
    name: "O'Hara & Sons",
    short_name: 'OHara',
    description: 'Harbour advice for small fleets.',
  });
  expect(humans(site)).toContain("O'Hara & Sons");
  expect(report).toMatch(/^10 of \d+ settings changed/);
  // Comments that explain a field stay.
  expect(read(SITE_FILE)).toContain('# SITE_CONTACT_EMAIL');
  expect([...staleAmong(dir, siteFiles(dir)).keys()]).toEqual([]);
});

test('of samples, texts are counted, not the code beside them', async () => {
  fs.mkdirSync(path.join(dir, 'src/data/pages'), {recursive: true});
  for (const file of ['home.yaml', 'home.ts', 'yaml.d.ts']) {
    fs.writeFileSync(path.join(dir, 'src/data/pages', file), '');
  }
  expect(await own(dir, {name: 'Harbour Advisory'})).toContain('Texts of pages (1 in src/data/pages)');
});

test('of samples, names in texts are listed with the files', () => {
  const names = namedSamples(FIXTURE);
  expect(names).toContain('Matteo Ferrante is named in blog/authors.yml.');
});

test('the last lines name the places of the brand, which are there', async () => {
  const lines = (await own(dir, {name: 'Harbour Advisory'})).split('\n').slice(-2);
  const places = lines.join(' ').match(/(?:src|static)\/[\w./-]*\w/g) ?? [];
  expect(places).toEqual([BRAND_FILE, MARK_FILE, 'src/css/fonts.css']);
  expect(places.filter((file) => !fs.existsSync(path.join(ROOT, file)))).toEqual([]);
});

test('asks for what is not given; an empty answer keeps the value', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  const settings = settingsOf(read(SITE_FILE));
  input.end(
    settings
      .map(({option}) => (option === 'short-name' ? 'Harbour' : ''))
      .slice(1)
      .join('\n') + '\n',
  );
  await own(dir, {name: 'Harbour Advisory'}, {input, output});
  const before = readSite({});
  expect(readSite({}, read(SITE_FILE))).toEqual({...before, name: 'Harbour Advisory', shortName: 'Harbour'});
  expect(await readAll(output.end())).toContain(`[${before.contactEmail}]`);
});

test.each(['Harbour', 'x'.repeat(61)])(
  'a terminal that stays open is let go of after the last answer, and the command ends: %s',
  async (name) => {
    const input = new PassThrough();
    input.write(`${name}\n${'\n'.repeat(settingsOf(read(SITE_FILE)).length)}`);
    await own(dir, {}, {input, output: new PassThrough()}).catch(() => 'refused');
    expect(input.isPaused()).toBe(true);
  },
);

test('every setting is asked for in words that explain it', () => {
  const settings = settingsOf(read(SITE_FILE));
  const questionOf = (name: string) => settings.find(({option}) => option === name)?.question;
  expect(questionOf('claims.headline.0.value')).toBe(
    'The three figures of the home page, the first: the figure, such as $100M+',
  );
  expect(questionOf('claims.assurances.2')).toBe('The three promises below buttons, the third');
  const questions = settings.map(({question}) => question);
  expect(questions.filter((question) => question.length < 10)).toEqual([]);
  expect(new Set(questions).size).toBe(questions.length);
});

test('a value that cannot be is named with file, line and what it takes, and nothing is written', async () => {
  const before = FILES.map(read);
  await expect(own(dir, {'contact-email': 'no address', address: 'one line'})).rejects.toThrow(
    /site\.yaml\n {2}- line \d+, contactEmail: [^\n]*"no address"\)\n {4}It takes an e-mail address\.[\s\S]*address: [^\n]*"one line"/,
  );
  expect(FILES.map(read)).toEqual(before);
});

test('a file edited by hand stops the build until what follows from it is written', () => {
  fs.writeFileSync(path.join(dir, SITE_FILE), read(SITE_FILE).replace(/^name: [^#]*/m, 'name: Another '));
  expect(() => keepFresh(dir, siteFiles(dir), SITE_FILE)).toThrow(
    /LICENSE[\s\S]*README\.md[\s\S]*is not what src\/config\/site\.yaml says[\s\S]*npm run generate/,
  );
});

test('a field of site.yaml that is wrong stops the build with its line', () => {
  const source = read(SITE_FILE).replace(/^contactEmail: [^#]*/m, 'contactEmail: nowhere ');
  expect(() => readSite({}, source)).toThrow(
    /src\/config\/site\.yaml\n {2}- line \d+, contactEmail: cannot be used \(got "nowhere"\)\n {4}It takes/,
  );
  expect(() => readSite({}, source.replace('claims:', 'claim:'))).toThrow(/claims/);
});
