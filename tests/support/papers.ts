import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import initSqlJs from 'sql.js';
import * as z from 'zod';
import {PAPERS_DIR} from '../../src/plugins/content/recipes/references';
import {sheetOf} from '../../src/plugins/lib/sheet';
import {ROOT} from './siteCopy';

/** Where papers are tried, from the project's root: `<id>/<name of the paper>.expected.json`, and its sample. */
export const SAMPLES_DIR = 'tests/content/papers';

/** What trying a paper takes beside it, by the paper's ending; texts do not run. */
const TRIED_WITH: Readonly<Record<string, readonly string[]>> = {
  '.sql': ['.expected.json', '.sample.sql'],
  '.mjs': ['.expected.json', '.sample.csv'],
  '.csv': ['.expected.json'],
};

/** A paper that a recipe offers. */
interface Offered {
  recipe: string;
  file: string;
}

/** The files that trying a paper takes, from the project's root: what it should come to first; a sheet of words takes none. */
export function filesFor({recipe, file}: Offered): string[] {
  const {ext, name} = path.parse(file);
  const isText = ext === '.csv' && !/(?:^|,)"?=/m.test(read(`${PAPERS_DIR}/${recipe}/${file}`));
  return (isText ? [] : (TRIED_WITH[ext] ?? [])).map((ending) => `${SAMPLES_DIR}/${recipe}/${name}${ending}`);
}

/** What a paper makes of its sample, and what it should make of it. */
interface Tried {
  given: unknown;
  expected: unknown;
}

const rows = z.array(z.record(z.string(), z.unknown())).min(1);
const lines = z.array(z.string()).min(1);
const cell = z.string().regex(/^[A-Z]\d+$/);
const figures = z
  .record(cell, z.union([z.number(), z.string()]))
  .refine((cells) => Object.keys(cells).length > 0, 'names no cell');
/** What a sheet comes to with its own example, then with other figures typed over it. */
const examples = z
  .object({with: z.array(z.object({typed: z.record(cell, z.number()), expected: figures})).optional()})
  .catchall(z.unknown())
  .refine(
    ({with: _, ...own}) => figures.safeParse(own).success,
    'names no cell, or what is none: write {"B7": 4.2}',
  );

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

/** The rows of the last query of a paper, run in a database that the sample fills. */
async function query(paper: string, sample: string, expected: unknown): Promise<Tried> {
  const {Database} = await initSqlJs();
  const database = new Database();
  database.exec(read(sample));
  const {columns, values} = database.exec(read(paper)).at(-1) ?? {columns: [], values: []};
  database.close();
  const given = values.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])));
  return {given, expected: rows.parse(expected)};
}

/**
 * What a script prints, started as the example in its first lines starts it. It may end with 1 to say that it found
 * something, as long as it prints no error.
 */
function script(paper: string, sample: string, expected: unknown): Promise<Tried> {
  const [, more = ''] = /node \S+\.mjs \S+\.csv((?: [\w.-]+)*)/.exec(read(paper)) ?? [];
  const {stdout, stderr, status, error} = spawnSync(
    process.execPath,
    [paper, sample, ...more.split(' ').filter(Boolean)],
    {cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']},
  );
  if (error || status === null || (status !== 0 && stderr !== '')) {
    throw error ?? new Error(`${paper} failed:\n${stderr}`);
  }
  return Promise.resolve({given: stdout.trimEnd().split('\n'), expected: lines.parse(expected)});
}

/** Whether two figures are the same but for the places that an expectation leaves out. */
const near = (a: number, b: number) => Math.abs(a - b) <= 1e-4 * Math.max(1, Math.abs(b));

/** What the cells that the expectation names come to; what it says in words is arithmetic over the sheet's cells. */
function sheet(paper: string, _: string, expected: unknown): Promise<Tried> {
  const {with: others = [], ...own} = examples.parse(expected);
  const tried = [{typed: {}, expected: figures.parse(own)}, ...others].map((example) => {
    const {formulas, number, calculate} = sheetOf(read(paper), example.typed);
    const all = new Map(formulas.map((name) => [name, number(name)]));
    const wanted = Object.entries(example.expected).map(
      ([name, is]) => [name, typeof is === 'string' ? calculate(is) : is] as const,
    );
    const given = wanted.map(([name, is]) => {
      const value = all.get(name);
      return [name, value !== undefined && near(value, is) ? is : value] as const;
    });
    return {typed: example.typed, given: Object.fromEntries(given), wanted: Object.fromEntries(wanted)};
  });
  return Promise.resolve({
    given: tried.map(({typed, given}) => ({typed, is: given})),
    expected: tried.map(({typed, wanted}) => ({typed, is: wanted})),
  });
}

/** How papers of each kind are tried. */
const KINDS: Readonly<Record<string, typeof query>> = {'.sql': query, '.mjs': script, '.csv': sheet};

/** Runs a paper on its sample; throws where a file for that is missing. */
export async function tryPaper({recipe, file}: Offered): Promise<Tried> {
  const run = KINDS[path.extname(file)];
  const needed = filesFor({recipe, file});
  const missing = needed.filter((name) => !fs.existsSync(path.join(ROOT, name)));
  const paper = `${PAPERS_DIR}/${recipe}/${file}`;
  if (run === undefined || missing.length > 0) {
    throw new Error(
      `${paper} has not been tried. "A working paper" in CONTRIBUTING.md shows how. Add ${missing.join(' and ')}.`,
    );
  }
  const [expected = '', sample = ''] = needed;
  return run(paper, sample, JSON.parse(read(expected)));
}
