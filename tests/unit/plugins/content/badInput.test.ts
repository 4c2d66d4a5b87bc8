import fs from 'node:fs';
import {ContentError} from '@site/src/plugins/lib/problems';
import {FILES, filesBelow, generate, useSmallSite} from '../../../support/smallSite';
import {BROKEN, LISTS, PLACES} from './brokenInputs';

const site = useSmallSite();

test('the site these begin from is valid', () => {
  expect(() => generate(site.path())).not.toThrow();
  expect(BROKEN.length).toBeGreaterThanOrEqual(40);
});

test.each(BROKEN)('%s: %s is told, and no file changes', (kind, _name, change, expected) => {
  const file = PLACES[kind];
  fs.writeFileSync(site.full(file), change(fs.readFileSync(site.full(file), 'utf8')));
  const before = filesBelow(site.path());
  let told: unknown;
  try {
    generate(site.path());
  } catch (error) {
    told = error;
  }
  expect(told).toBeInstanceOf(ContentError);
  const {message} = told as ContentError;
  expect(message).toContain(file);
  expect(message).toMatch(expected);
  expect(message).toMatch(/\d+ problems? in \d+ files?\. Nothing was written\.$/);
  expect(message.length).toBeLessThan(4_000);
  expect(filesBelow(site.path())).toEqual(before);
});

test.each(Object.values(LISTS))('a missing %s is told', (file) => {
  fs.rmSync(site.full(file));
  expect(() => generate(site.path())).toThrow(new RegExp(`${file}\\n.*is missing\\n.*Restore the file`));
});

test('a missing folder of articles is told', () => {
  fs.rmSync(site.full('blog'), {recursive: true});
  expect(() => generate(site.path())).toThrow(/blog\n.*is missing\n.*Restore the folder/);
});

test('a folder that is missing, a wrong ending and an article with a wrong name are told', () => {
  fs.rmSync(site.full('src/data/clients'), {recursive: true});
  expect(() => generate(site.path())).toThrow(/src\/data\/clients\n.*is missing/);
  fs.renameSync(site.full(FILES.recipe), site.full('src/data/recipes/essential-klaviyo-flows.yml'));
  expect(() => generate(site.path())).toThrow(/has the ending \.yml[\s\S]*Rename it/);
});

test('an article whose name cannot be an address is told', () => {
  fs.renameSync(site.full(FILES.article), site.full('blog/My Article.mdx'));
  expect(() => generate(site.path())).toThrow(
    /blog\/My Article\.mdx\n.*has a name that cannot be an address/,
  );
});
