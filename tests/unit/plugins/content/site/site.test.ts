import {readSite} from '@site/src/plugins/content/site/read';
import {parseSite, siteSource} from '@site/src/plugins/content/site/siteFile';

test('without environment variables the site is what its file says', () => {
  const source = siteSource(process.cwd())
    .replace(/^url: \S+/m, 'url: https://growth.test')
    .replace(/^(formsKey|tagManagerId): \S+/gm, "$1: ''");
  expect(readSite({}, source)).toMatchObject({
    url: 'https://growth.test',
    formsKey: '',
    tagManagerId: '',
  });
});

test('each variable overrides its field', () => {
  expect(
    readSite({
      SITE_URL: 'https://growth.test',
      SITE_BASE_URL: '/site/',
      SITE_CONTACT_EMAIL: 'a@growth.test',
      SITE_TAG_MANAGER_ID: 'GTM-ABC123',
      SITE_FORMS_KEY: 'Ab12',
    }),
  ).toMatchObject({
    url: 'https://growth.test',
    baseUrl: '/site/',
    contactEmail: 'a@growth.test',
    tagManagerId: 'GTM-ABC123',
    formsKey: 'Ab12',
  });
});

test.each([
  ['SITE_TAGLINE', 'Ends with a full stop.'],
  ['SITE_URL', 'growth.test'],
  ['SITE_URL', 'https://growth.test/path'],
  ['SITE_URL', 'https://growth.test/'],
  ['SITE_BASE_URL', 'site'],
  ['SITE_BASE_URL', '/site'],
  ['SITE_LOGIN_URL', 'javascript:alert(1)'],
  ['SITE_FUNDING_PLATFORM_URL', 'ftp://example.com'],
  ['SITE_CONTACT_EMAIL', 'nobody'],
  ['SITE_LINKEDIN_URL', ''],
  ['SITE_FORMS_KEY', '"><script>'],
  ['SITE_FORMS_FOOTER_ID', 'a b'],
  ['SITE_FORMS_CONTACT_ID', 'é'],
  ['SITE_TAG_MANAGER_ID', 'UA-12345'],
])('%s = %j stops the build and is named', (variable, value) => {
  expect(() => readSite({[variable]: value})).toThrow(
    `- ${variable}: cannot be used (got ${JSON.stringify(value)})\n    It takes `,
  );
});

test('all malformed variables are told at once', () => {
  expect(() => readSite({SITE_URL: 'x', SITE_CONTACT_EMAIL: 'y'})).toThrow(
    /SITE_URL: cannot be used \(got "x"\)[\s\S]*SITE_CONTACT_EMAIL: cannot be used \(got "y"\)/,
  );
});

test('what is wrong with the file is reported once for each field, with its line', () => {
  const source = siteSource(process.cwd())
    .replace(/^url: \S+/m, 'url: example')
    .replace(/^vatId:/m, 'vatld:')
    .replace(/^formsKey: \S+/m, 'formsKey:')
    .replace(/^contactEmail: \S+/m, '');
  const urlLine = source.split('\n').findIndex((one) => one.startsWith('url:')) + 1;
  const {problems = []} = parseSite(source);
  expect(problems.map(({line, field, problem, remedy}) => [line, field, problem, remedy])).toEqual([
    [urlLine, 'url', 'cannot be used', expect.stringMatching(/^It takes an http\(s\) origin without path/)],
    [undefined, 'contactEmail', 'cannot be used', 'It takes an e-mail address.'],
    [
      expect.any(Number),
      'vatld',
      'is not a field of this file',
      expect.stringMatching(/^Did you mean "vatId"/),
    ],
  ]);
});
