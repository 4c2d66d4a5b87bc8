import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import Ajv from 'ajv';
import {parse, stringify} from 'yaml';
import * as z from 'zod';
import {filesOf} from '@site/src/plugins/authoring/check/sources';
import {kinds} from '@site/src/plugins/authoring/schemas/kinds';
import {editorConfig, editorKinds, type EditorKind} from '@site/src/plugins/authoring/write/config';
import type {EditorField} from '@site/src/plugins/authoring/write/fields';
import {keepForm} from '@site/src/plugins/authoring/write/form';
import {keepFormsSince} from '@site/src/plugins/authoring/write/keep';
import {readRecipes} from '@site/src/plugins/content/recipes/read';
import {filesIn} from '@site/src/plugins/lib/filesIn';
import {copySite, edit, ROOT} from '../support/siteCopy';

const editors = editorKinds(ROOT);
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const filesOfKind = (kind: EditorKind) => filesOf(ROOT, kind);
const dataOf = (file: string): unknown =>
  parse(file.endsWith('.mdx') ? (/^---\n([^]*?)\n---\n/.exec(read(file))?.[1] ?? '') : read(file));

test('the editor takes its configuration, by the schema that comes with it', () => {
  const schema = path.join(
    path.dirname(createRequire(__filename).resolve('@sveltia/cms')),
    '../schema/sveltia-cms.json',
  );
  const ajv = new Ajv({strict: false, logger: false});
  ajv.validate(
    JSON.parse(fs.readFileSync(schema, 'utf8')) as object,
    editorConfig(ROOT, {name: 'github', repo: 'a/b'}),
  );
  expect(ajv.errors).toBeNull();
});

test('a configuration that a site publishes names no item, as one may not be published yet', () => {
  const config = JSON.stringify(editorConfig(ROOT, {name: 'github', repo: 'a/b'}));
  const ids = readRecipes(ROOT).map(({id}) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(ids.filter((id) => config.includes(`"${id}"`))).toEqual([]);
  expect(config).toContain('"collection":"recipe"');
});

/** The fields of a value that the editor neither shows nor keeps on purpose. */
function missing(value: unknown, fields: readonly EditorField[], kept: readonly string[], at = ''): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const path_ = at === '' ? name : `${at}.${name}`;
    const field = fields.find((one) => one.name === name);
    if (field === undefined) {
      return kept.includes(path_) || name === 'kind' ? [] : [path_];
    }
    const of = (one: unknown) => {
      const types = (field.types ?? []) as {name: string; fields: EditorField[]}[];
      const {kind} = (one ?? {}) as {kind?: string};
      return types.find((type) => type.name === kind)?.fields ?? (field.fields as EditorField[] | undefined);
    };
    return Array.isArray(part)
      ? (part as unknown[]).flatMap((one) => missing(one, of(one) ?? [], kept, `${path_}.*`))
      : of(part) === undefined
        ? []
        : missing(part, of(part) ?? [], kept, path_);
  });
}

test('every field of every file is shown, or is one of those that the editor keeps as they are', () => {
  const lost = editors.flatMap((editor: EditorKind) =>
    filesOfKind(editor).flatMap((file) =>
      missing(dataOf(file), editor.fields, editor.kept).map((field) => `${file}: ${field}`),
    ),
  );
  expect(lost).toEqual([]);
  // What is no set of fields is a list or a dictionary, which is edited as text.
  const shown = new Set(editors.map(({name}) => name));
  const others = kinds(ROOT).filter(({name}) => !shown.has(name));
  expect(others.filter(({schema}) => schema instanceof z.ZodObject).map(({name}) => name)).toEqual([]);
});

test('a new field of a schema appears in the editor', () => {
  const {fields} = editors.find(({name}) => name === 'recipe') ?? {fields: []};
  const [kind] = kinds(ROOT).filter(({name}) => name === 'recipe');
  const names = Object.keys((kind?.schema as z.ZodObject).shape);
  expect(fields.map(({name}) => name)).toEqual(names);
});

test('what the editor of a host has saved gets its form back from git, and nothing else does', () => {
  const site = copySite();
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.test', ...args], {
      cwd: site,
      encoding: 'utf8',
    });
  const inSite = (file: string) => fs.readFileSync(path.join(site, file), 'utf8');
  try {
    git('init', '--quiet');
    git('add', 'src/data');
    git('commit', '--quiet', '--message', 'texts');
    const [saved = '', byHand = ''] = filesIn(site, 'src/data/recipes', '.yaml');
    const before = inSite(saved);
    const {name, ...others} = parse(before) as {name: string};
    // As the editor writes: all anew, in the order of its fields, and without comments.
    fs.writeFileSync(path.join(site, saved), stringify({...others, name: `${name} again`}));
    edit(site, byHand, (text) => text.replace(/\n# .*/, '').replace(/^name: /m, 'name:  '));
    const changed = inSite(byHand);
    git('commit', '--all', '--quiet', '--message', 'by others');
    expect(keepFormsSince(site, 'HEAD~1')).toEqual([saved]);
    expect(inSite(saved)).toBe(before.replace(name, `${name} again`));
    expect(inSite(byHand)).toBe(changed);
    expect(keepFormsSince(site, 'HEAD~1')).toEqual([]);
    expect(() => keepFormsSince(site, 'nowhere')).toThrow('git knows no commit "nowhere" here');
  } finally {
    fs.rmSync(site, {recursive: true});
  }
});

test('every file keeps its form when an editor writes it anew', () => {
  const yaml = editors.flatMap(filesOfKind).filter((file) => file.endsWith('.yaml'));
  expect(yaml.length).toBeGreaterThan(50);
  expect(yaml.filter((file) => keepForm(read(file), stringify(parse(read(file)))) !== read(file))).toEqual(
    [],
  );
});
