import fs from 'node:fs';
import path from 'node:path';
import {checkMarkdown} from '../../src/plugins/writing/check/markdown';
import {begin} from '../../src/plugins/writing/new';
import {contentOf, kindOf} from '../../src/plugins/content/kinds';
import {problemsOf} from '../../src/plugins/content/problems';
import {ROOT} from '../support/siteCopy';
import {useSmallSite} from '../support/smallSite';

const DAY = '2026-01-02';
const site = useSmallSite();
const kinds = fs.readdirSync(path.join(ROOT, 'src/plugins/writing/new/templates'));

test.each(kinds)(
  'a file from %s lacks nothing but what is marked in it, and is not written over',
  async (name) => {
    const {name: kind} = path.parse(name);
    fs.mkdirSync(path.dirname(site.full(kindOf(kind).files)), {recursive: true});
    const file = begin(site.path(), kind, 'win-back', DAY);
    const text = fs.readFileSync(site.full(file), 'utf8');
    expect(text).toContain('WRITE: ');
    const {problems} = await checkMarkdown(ROOT, file.endsWith('.mdx') ? [{file, text}] : [], {lint: true});
    const all = [...problemsOf(contentOf(site.path()), kindOf(kind)), ...problems];
    expect(all.filter(({problem}) => !problem.startsWith('is still to be written'))).toEqual([]);
    expect(() => begin(site.path(), kind, 'win-back', DAY)).toThrow(/exists already/);
  },
);

test.each(['../x', '', 'a--b', '2026', 'null', 'plan', 'index', 'con'])('%j cannot be an id', (id) => {
  expect(() => begin(site.path(), 'recipe', id, DAY)).toThrow(/cannot be an id/);
});

test('what is no kind is refused, with those that are', () => {
  expect(() => begin(site.path(), 'recipes', 'win-back', DAY)).toThrow(/none of the kinds.* recipe,/);
});

test.each([
  ['recipe', 'number'],
  ['hub', 'position'],
  ['advisor', 'position'],
])('a new %s has the next %s, also beside one that is not valid', (kind, field) => {
  const broken = site.full(kindOf(kind).files.replace('*', 'broken'));
  fs.mkdirSync(path.dirname(broken), {recursive: true});
  fs.writeFileSync(broken, `${field}: 80\n`);
  const file = begin(site.path(), kind, 'win-back', DAY);
  expect(fs.readFileSync(site.full(file), 'utf8')).toMatch(new RegExp(`^${field}: 81$`, 'm'));
});
