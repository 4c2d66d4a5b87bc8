import {createEngine} from '../../../src/features/search/engine';
import type {FullText} from '../../../src/features/search/fullText';
import type {SearchEntry, SearchFacets} from '../../../src/features/search/types';

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

/** A full text that holds one word on one page, and answers everything else as pagefind does: with something near. */
function textsWith(word: string, path: string): FullText & {asked: string[]} {
  const asked: string[] = [];
  return {
    asked,
    search: (words) => {
      asked.push(words.join(' '));
      return Promise.resolve([path]);
    },
    has: (_, wanted) => wanted === path,
    excerpt: () => Promise.resolve(`Roasts <mark>${word}</mark> &amp; tea`),
  };
}

const options = (facets: SearchFacets, limit: number) => ({
  facets,
  limit,
  signal: new AbortController().signal,
});

test('answers from titles alone where they suffice, counts facets, and stops at the limit', async () => {
  const texts = textsWith('espresso', '/f');
  const {results, total, counts} = await createEngine(ENTRIES, texts)('email', options({}, 2));
  expect(results).toHaveLength(2);
  expect(total).toBe(5);
  expect(counts.stage).toMatchObject({Retention: 4, Interest: 1});
  expect(results[0]?.context).toBe('Retention · Email');
  expect(texts.asked).toEqual([]);
});

test('keeps only the recipes of a facet', async () => {
  const {results} = await createEngine(ENTRIES, textsWith('x', '/f'))(
    'email',
    options({stage: 'Interest'}, 9),
  );
  expect(results.map(({path}) => path)).toEqual(['/c']);
});

test('asks the full text for a word that no title holds, and shows where it stands', async () => {
  const {results} = await createEngine(ENTRIES, textsWith('espresso', '/f'))('espresso', options({}, 9));
  expect(results.map(({path}) => path)).toEqual(['/f']);
  expect(results[0]?.excerpt).toContainEqual({text: 'espresso', marked: true});
});

test('does not take the nearest beginning for the word', async () => {
  const {results, total} = await createEngine(ENTRIES, textsWith('z', '/f'))('zzzzqqqq', options({}, 9));
  expect([results, total]).toEqual([[], 0]);
});

test('mends a typing mistake and says so', async () => {
  const outcome = await createEngine(ENTRIES, textsWith('s', '/f'))('sunsett', options({}, 9));
  expect(outcome.corrected).toBe('sunset');
  expect(outcome.results[0]?.path).toBe('/e');
});

test('leaves the full text alone when the query has changed meanwhile', async () => {
  const texts = textsWith('espresso', '/f');
  const signal = AbortSignal.abort();
  await expect(createEngine(ENTRIES, texts)('espr', {facets: {}, limit: 9, signal})).rejects.toThrow();
  expect(texts.asked).toEqual([]);
});
