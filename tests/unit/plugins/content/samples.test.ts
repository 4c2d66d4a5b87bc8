/** @jest-environment node */
import fs from 'node:fs';
import {contentOf} from '@site/src/plugins/content/kinds';
import {isExample, markedSamples, sampleWarning} from '@site/src/plugins/content/samples';
import {FIXTURE} from '../../../support/siteCopy';
import {FILES, useSmallSite} from '../../../support/smallSite';

const site = useSmallSite();

const ADVISOR = 'src/data/advisors/matteo-ferrante.yaml';
const RECIPE = 'src/data/recipes/essential-klaviyo-flows.yaml';

test('every mark is found, wherever it is in a file, with its line', () => {
  const found = markedSamples(contentOf(FIXTURE));
  expect(found).toContainEqual(expect.objectContaining({file: RECIPE, field: 'case.sample'}));
  expect(found).toContainEqual(
    expect.objectContaining({file: ADVISOR, field: 'profile.testimonials[1].sample'}),
  );
  expect(found.filter(({line}) => line === undefined)).toEqual([]);
});

test.each([
  ['https://www.example.com', true],
  ['https://example.com', true],
  ['https://www.example.org', false],
  ['https://notexample.com', false],
])('%s: example is %s', (url, isOne) => {
  expect(isExample(url)).toBe(isOne);
});

test('a build for a real host stops at samples and says what, where and what to do; allowed, it only says so', () => {
  const url = 'https://www.acme.test';
  expect(() => sampleWarning(contentOf(FIXTURE), {url})).toThrow(
    /acme\.test[^]*matteo-ferrante\.yaml\n {2}- line \d+, profile\.testimonials\[0\]\.sample: marks[^]*SITE_ALLOW_SAMPLES=yes/,
  );
  expect(sampleWarning(contentOf(FIXTURE), {url, allowed: 'yes'})).toContain(RECIPE);
  expect(sampleWarning(contentOf(FIXTURE), {url: 'https://www.example.com'})).toBeUndefined();
});

test('without a mark nothing is said', () => {
  for (const file of [FILES.recipe, ADVISOR]) {
    const full = site.full(file);
    const text = fs.readFileSync(full, 'utf8');
    fs.writeFileSync(
      full,
      text.replaceAll(/sample: true/g, file === ADVISOR ? 'sample: false' : 'client: noms'),
    );
  }
  expect(sampleWarning(contentOf(site.path()), {url: 'https://www.acme.test'})).toBeUndefined();
});
