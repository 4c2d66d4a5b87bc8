import fs from 'node:fs';
import path from 'node:path';
import {claims, site} from '@site/src/config/site';
import {dayInWords} from '@site/src/lib/dayInWords';
import {readSite, SETTINGS, variableOf} from '@site/src/plugins/content/site/read';
import {filesBelow, filesIn} from '@site/src/plugins/lib/filesIn';

test('without environment variables the site is what its file says', () => {
  expect(readSite({})).toEqual(site);
});

test('the file and the guide name the variable of each setting', () => {
  for (const file of ['src/config/site.ts', 'README.md']) {
    const text = fs.readFileSync(file, 'utf8');
    expect(SETTINGS.map(variableOf).filter((one) => !new RegExp(`${one}\\b`).test(text))).toEqual([]);
  }
});

test('nothing but the settings names the owner, and what the guide lists', () => {
  const guide = fs.readFileSync('CONTRIBUTING.md', 'utf8');
  const named = [site.name, site.contactEmail, dayInWords(claims.policyDate)];
  const files = [
    ...filesIn('.', '.'),
    ...['src', 'blog', 'docs', 'static'].flatMap((of) => filesBelow('.', of)),
  ];
  const others = files.filter((file) => {
    const text = fs.readFileSync(file, 'utf8');
    return named.some((one) => text.includes(one)) && !guide.includes(`\`${path.normalize(file)}\``);
  });
  expect(others).toEqual([]);
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
  ['SITE_NAME', 'Growth</script>'],
  ['SITE_TAGLINE', 'Ends with a full stop.'],
  ['SITE_URL', 'growth.test'],
  ['SITE_URL', 'https://growth.test/path'],
  ['SITE_URL', 'https://growth.test/'],
  ['SITE_BASE_URL', 'site'],
  ['SITE_BASE_URL', '/site'],
  ['SITE_BASE_URL', '/../'],
  ['SITE_LOGIN_URL', 'javascript:alert(1)'],
  ['SITE_FUNDING_PLATFORM_URL', 'ftp://example.com'],
  ['SITE_CONTACT_EMAIL', 'nobody'],
  ['SITE_LINKEDIN_URL', ''],
  ['SITE_FORMS_KEY', '"><script>'],
  ['SITE_FORMS_FOOTER_ID', 'a b'],
  ['SITE_FORMS_CONTACT_ID', 'é'],
  ['SITE_TAG_MANAGER_ID', 'UA-12345'],
  ['SITE_FORM_ACTION', 'https://$host/contact'],
  ['SITE_FORM_ACTION', 'http://forms.test/contact'],
  ['SITE_FORM_ACTION', 'https://a:b@forms.test/contact'],
  ['SITE_NEWSLETTER_ACTION', '/forms/../login'],
  ['SITE_BOOKING_URL', 'https://a@calendar.test'],
])('%s = %j stops the build and is named', (variable, value) => {
  expect(() => readSite({[variable]: value})).toThrow(
    `- ${variable} (got ${JSON.stringify(value)}): cannot be used. It takes `,
  );
});

const HOSTILE = [
  ...['\n', '\r\nDisallow: /', '\u2028', '\0', '\u001B[2J', '\t'].flatMap((sign) => [
    `https://growth.test${sign}`,
    `${sign}https://growth.test`,
    `Growth${sign}Network`,
    `/forms${sign}/`,
  ]),
  ...['*', ';', ',', ' ', '"', "'", '<', '\\', '`', '$'].map(
    (sign) => `https://growth.test${sign}evil.example`,
  ),
  ...[
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://growth.test',
    '//evil.example',
    'https://',
    'https:///x',
  ],
  ...[
    'https://growth.test ',
    ' https://growth.test',
    '/\\evil.example/',
    '//evil.example/',
    '/../',
    '__proto__',
  ],
  ...['a@growth.test\nBcc: b@evil.example', 'GTM-ABC123\n', 'Ab12\n', '"><script>', 'https://growth.test#x'],
];

test.each(SETTINGS.map((name) => [variableOf(name), name] as const))(
  'a hostile %s is refused by its name, or used exactly as it was checked',
  (variable, name) => {
    for (const value of HOSTILE) {
      let used: string;
      try {
        used = readSite({[variable]: value})[name];
      } catch (error) {
        expect([value, String(error)]).toEqual([
          value,
          expect.stringMatching(new RegExp(`- ${variable} [^]*: cannot be used`)),
        ]);
        continue;
      }
      expect(readSite({[variable]: used})[name]).toBe(used);
      expect(used).not.toMatch(/[\p{Cc}\u2028\u2029]|^\s|\s$/u);
      if (/url|action|repository/i.test(name) && name !== 'baseUrl' && used !== '') {
        expect(used).toMatch(/^(https?:\/\/[^\s*;,'"<>\\$]+|\/(?!\/)[\w./-]*)$/);
      }
    }
  },
);

test('an application without an address is none', () => {
  expect(readSite({SITE_LOGIN_URL: '', SITE_FUNDING_PLATFORM_URL: ''})).toMatchObject({
    loginUrl: '',
    fundingPlatformUrl: '',
  });
});

test('all malformed variables are named at once', () => {
  expect(() => readSite({SITE_URL: 'x', SITE_CONTACT_EMAIL: 'y'})).toThrow(
    /SITE_URL \(got "x"\): cannot be used[\s\S]*SITE_CONTACT_EMAIL \(got "y"\): cannot be used/,
  );
});
