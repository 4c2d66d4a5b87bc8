import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {contentOf, generatedFiles} from '../../src/plugins/content/kinds';
import {contentProblems} from '../../src/plugins/content/problems';
import {writeStale} from '../../src/plugins/lib/generated';
import {throwAny, type Problem} from '../../src/plugins/lib/problems';
import {FIXTURE, ROOT} from './siteCopy';

/** One file of each kind: texts of the tests' own, so that no writer moves the lines in messages. */
export const FILES = {
  recipe: 'src/data/recipes/essential-klaviyo-flows.yaml',
  advisor: 'src/data/advisors/matteo-ferrante.yaml',
  client: 'src/data/clients/noms.yaml',
  project: 'src/data/projects/noms.yaml',
  article: 'blog/pmax-optimization-2025.mdx',
} as const;

/** Writes a small valid site into a new folder, generates what is generated, and gives its path. */
function freshSite(): string {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  fs.cpSync(FIXTURE, site, {recursive: true});
  fs.copyFileSync(path.join(ROOT, 'blog/tags.yml'), path.join(site, 'blog/tags.yml'));
  generate(site);
  return site;
}

/** The files of a small site with their texts: it is generated once for all tests of a file. */
let files: Record<string, string> | undefined;

function filesOfSite(): Record<string, string> {
  const site = freshSite();
  const found = filesBelow(site);
  fs.rmSync(site, {recursive: true});
  return found;
}

/** Writes a small valid site, with what is generated, into a new folder, and gives its path. */
function smallSite(): string {
  files ??= filesOfSite();
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    fs.writeFileSync(path.join(site, file), text);
  }
  return site;
}

/** A small site of its own for each test of a file. */
export function useSmallSite(): {path: () => string; full: (file: string) => string} {
  let site = '';
  beforeEach(() => {
    site = smallSite();
  });
  afterEach(() => {
    fs.rmSync(site, {recursive: true});
  });
  return {path: () => site, full: (file) => path.join(site, file)};
}

/** The settings and lists that the small site is without. */
const NOT_THERE = /^src\/data\/(?:pages|plans\/finder|positions|redirects|search)\b/;

/** Everything that is wrong with a small site. */
const problemsIn = (site: string): Problem[] =>
  contentProblems(contentOf(site)).filter(
    ({file, problem}) => !problem.startsWith('is missing') || !NOT_THERE.test(file),
  );

/** Everything that reads content and writes files, as the commands and `npm start` do it. */
export function generate(site: string): void {
  throwAny(problemsIn(site));
  writeStale(site, generatedFiles(contentOf(site)));
}

/** Every file below a folder with its text. */
export function filesBelow(dir: string): Record<string, string> {
  return Object.fromEntries(
    fs
      .readdirSync(dir, {recursive: true, encoding: 'utf8', withFileTypes: true})
      .filter((item) => item.isFile())
      .map((item) => path.join(item.parentPath, item.name))
      .map((file) => [path.relative(dir, file), fs.readFileSync(file, 'utf8')]),
  );
}
