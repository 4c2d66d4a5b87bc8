import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {advisors} from '../../src/plugins/content/people/advisors';
import {clients} from '../../src/plugins/content/people/clients';
import {projects} from '../../src/plugins/content/people/projects';
import type {Collection} from '../../src/plugins/content/collection';
import {hubs} from '../../src/plugins/content/hubs/collection';
import {articles, authors} from '../../src/plugins/content/journal/collection';
import {problemsOf} from '../../src/plugins/content/problems';
import {recipes} from '../../src/plugins/content/recipes/collection';
import {taxonomyFiles} from '../../src/plugins/content/taxonomies/files';
import {surfaces} from '../../src/plugins/content/plans/collection';
import {writeStale} from '../../src/plugins/lib/generated';
import {throwAny} from '../../src/plugins/lib/problems';
import {FIXTURE} from './siteCopy';

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

/** Everything that reads content and writes files, as the commands and `npm start` do it. */
export function generate(site: string): void {
  writeStale(site, taxonomyFiles(site));
  const kinds = [
    surfaces,
    recipes,
    advisors,
    clients,
    projects,
    hubs,
    authors,
    articles,
  ] satisfies readonly Collection[];
  throwAny(kinds.flatMap((kind) => problemsOf(site, kind)));
  for (const {follows} of kinds) {
    writeStale(site, follows?.(site) ?? new Map());
  }
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
