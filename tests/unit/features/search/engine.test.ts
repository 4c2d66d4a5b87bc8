import {createEngine} from '@site/src/features/search/engine';
import type {FullText} from '@site/src/features/search/fullText';
import type {SearchEntry, SearchFacets, SearchOutcome} from '@site/src/features/search/types';

const recipe = (path: string, title: string): SearchEntry => ({
  path,
  id: path,
  title,
  description: `${title}, step by step.`,
  keywords: '',
  channels: ['Email'],
  stage: 'Retention',
});

const ENTRIES = [
  recipe('/a', 'Email flows'),
  recipe('/b', 'Email segments'),
  {...recipe('/c', 'Email quiz'), stage: 'Interest' as const},
  recipe('/d', 'Email lessons'),
  recipe('/e', 'Email sunset'),
  {path: '/f', id: 'f', title: 'Contact', description: 'Write to us.', keywords: ''},
];

/** Texts that hold one word on one page, and answer every other as pagefind does: with something near. */
function textsWith(word: string, path: string): FullText & {asked: string[]} {
  const asked: string[] = [];
  return {
    asked,
    prepare: () => undefined,
    search: (words) => {
      asked.push(words.join(' '));
      return Promise.resolve([path]);
    },
    has: (_, wanted) => wanted === path,
    excerpt: () => Promise.resolve(`Roasts <mark>${word}</mark> &amp; tea`),
    words: () => {
      asked.push('words');
      return Promise.resolve([word]);
    },
  };
}

const BROKEN: FullText = {
  prepare: () => undefined,
  search: () => Promise.reject(new Error('not there')),
  has: () => false,
  excerpt: () => Promise.reject(new Error('not there')),
  words: () => Promise.reject(new Error('not there')),
};

/** Asks an engine over the entries; gives its answer and, as `first`, what it had to show before. */
async function ask(query: string, texts: FullText, facets: SearchFacets = {}, limit = 9) {
  const first: SearchOutcome[] = [];
  const {signal} = new AbortController();
  const onFound = (outcome: SearchOutcome) => first.push(outcome);
  const outcome = await createEngine(ENTRIES, texts)(query, {facets, limit, signal, onFound});
  return {...outcome, first, paths: outcome.results.map(({path}) => path)};
}

test('answers from titles alone where they suffice, counts facets, and stops at the limit', async () => {
  const texts = textsWith('espresso', '/f');
  const {results, total, counts, first, complete} = await ask('email', texts, {}, 2);
  expect(results).toHaveLength(2);
  expect(total).toBe(5);
  expect(counts.stage).toMatchObject({Retention: 4, Interest: 1});
  expect(results[0]?.context).toBe('Retention · Email');
  expect(texts.asked).toEqual([]);
  expect([first, complete]).toEqual([[], true]);
});

test('keeps only the recipes of a facet', async () => {
  expect((await ask('email', textsWith('x', '/f'), {stage: 'Interest'})).paths).toEqual(['/c']);
});

test('shows what it finds by title at once, and adds below what the texts hold', async () => {
  const {first, results, paths, complete} = await ask('sunset', textsWith('sunset', '/f'));
  expect(first.map((outcome) => [outcome.complete, outcome.results.map(({path}) => path)])).toEqual([
    [false, ['/e']],
    [false, ['/e', '/f']],
  ]);
  expect(paths).toEqual(['/e', '/f']);
  expect(results[0]).toEqual(first[0]?.results[0]);
  expect(results.map(({added}) => added)).toEqual([false, true]);
  expect(complete).toBe(true);
});

test('shows nothing by title where a facet keeps nothing of the titles', async () => {
  const {first, results} = await ask('sunset', textsWith('sunset', '/c'), {stage: 'Interest'});
  expect(first.flatMap((outcome) => outcome.results.map(({path}) => path))).toEqual(['/c']);
  expect(results.map(({path, added}) => [path, added])).toEqual([['/c', false]]);
});

test('asks the full text for a word that no title holds, and shows where it stands', async () => {
  const {paths, results, first} = await ask('espresso', textsWith('espresso', '/f'));
  expect(paths).toEqual(['/f']);
  // The page comes ahead of the place in its text, which is a file of its own.
  expect(first.map((outcome) => outcome.results[0]?.excerpt.some(({marked}) => marked))).toEqual([false]);
  expect(results[0]?.excerpt).toContainEqual({text: 'espresso', marked: true});
});

test('does not take the nearest beginning for the word, nor ask the full text for a word it does not hold', async () => {
  const texts = textsWith('z', '/f');
  expect((await ask('zzzzqqqq', texts)).total).toBe(0);
  expect(texts.asked).toEqual(['words']);
});

test.each([
  ['sunsett', 'sunset', '/e'],
  ['espreso', 'espresso', '/f'],
  ['emial espreso', 'email espresso', '/f'],
])('mends "%s" to "%s" and says so', async (typed, meant, path) => {
  const {corrected, paths} = await ask(typed, textsWith('espresso', '/f'));
  expect(corrected).toBe(meant);
  expect(paths[0]).toBe(path);
});

test('leaves a word alone that stands in a text, beside one that is mended', async () => {
  expect((await ask('flow qiuz', textsWith('flaw', '/f'))).corrected).toBe('flow quiz');
  expect((await ask('flaw qiuz', textsWith('flaw', '/f'))).corrected).toBe('flaw quiz');
});

test('keeps what titles give when the texts cannot be loaded, and says so', async () => {
  const {paths, textsFailed, complete} = await ask('sunset', BROKEN);
  expect({paths, textsFailed, complete}).toEqual({paths: ['/e'], textsFailed: true, complete: true});
  expect(await ask('espresso', BROKEN)).toMatchObject({total: 0, textsFailed: true});
  expect(await ask('sunsett', BROKEN)).toMatchObject({corrected: 'sunset', paths: ['/e'], textsFailed: true});
});

test('leaves the full text alone when the query has changed meanwhile', async () => {
  const texts = textsWith('espresso', '/f');
  const options = {facets: {}, limit: 9, signal: AbortSignal.abort(), onFound: () => undefined};
  await expect(createEngine(ENTRIES, texts)('espr', options)).rejects.toThrow();
  expect(texts.asked).toEqual([]);
});
