import * as fc from 'fast-check';
import {editDistance, isKnown, mend, vocabularyOf} from '../../../../../src/features/search/words/mend';
import {british, fold, isQuestion, searchableWords} from '../../../../../src/features/search/words/normalise';
import {conceptsOf, toThesaurus} from '../../../../../src/features/search/words/synonyms';

test.each([
  ['optimise', 'optimize'],
  ['optimising', 'optimization'],
  ['behaviour', 'behavior'],
  ['programmes', 'program'],
  ['catalogue', 'catalogs'],
  ['strategy', 'strategies'],
  ['analyse', 'analyze'],
  ['centre', 'center'],
  ['grey', 'gray'],
])('counts %s and %s as one word', (one, other) => {
  expect(fold(one)).toBe(fold(other));
});

test('spells American words as our texts do, and leaves others alone', () => {
  expect(['optimization', 'behavior', 'catalog', 'program', 'size', 'prize', 'order'].map(british)).toEqual([
    'optimisation',
    'behaviour',
    'catalogue',
    'programme',
    'size',
    'prize',
    'order',
  ]);
});

test.each(['downsize', 'oversized', 'laboratory', 'laborious', 'honorary'])(
  '%s is British already',
  (word) => {
    expect(british(word)).toBe(word);
  },
);

test('spells grey, centred and emphasise as our texts do', () => {
  expect(['gray', 'centered', 'emphasized'].map(british)).toEqual(['grey', 'centred', 'emphasised']);
});

test('finds a hyphenated word written as one, and a word without its accents', () => {
  expect(searchableWords('Win-back by e-mail, Tomáš')).toEqual(
    expect.arrayContaining(['win', 'winback', 'email', 'tomas']),
  );
});

test('leaves out words that say nothing, accents or not', () => {
  const concepts = conceptsOf('Beratung für Shopify', toThesaurus({same: [], means: {}}));
  expect(concepts.map(({typed}) => typed)).toEqual([['beratung'], ['shopify']]);
});

test('tells questions from other queries', () => {
  const queries = ['how much is it', 'refunds?', 'Was kostet das', 'howdy partner', 'email'];
  expect(queries.map(isQuestion)).toEqual([true, true, true, false, false]);
});

const thesaurus = toThesaurus({
  same: [
    ['e-mail', 'email'],
    ['LTV', 'lifetime value'],
    ['win-back', 'winback'],
  ],
  means: {Preise: ['price', 'cost']},
});
const typedOf = (query: string) => conceptsOf(query, thesaurus).map(({typed}) => typed.join(' '));
const othersOf = (query: string) => conceptsOf(query, thesaurus)[0]?.others.map((words) => words.join(' '));

test('takes a phrase with synonyms as one, whatever its hyphens, case and plural', () => {
  expect(typedOf('raise the lifetime values of e-mail')).toEqual(['raise', 'lifetime values', 'e mail']);
  expect(['E mail', 'e-mails'].map(othersOf)).toEqual([['email'], ['email']]);
  expect(othersOf('ltv')).toEqual(['lifetime value']);
  expect(['win back', 'Win-Back', 'winback'].map((query) => othersOf(query)?.length)).toEqual([1, 1, 1]);
});

test('reads synonyms of one direction in that direction only', () => {
  expect(othersOf('preise')).toEqual(['price', 'cost']);
  expect(othersOf('price')).toEqual([]);
});

test('drops words without meaning, unless there are no others', () => {
  expect(typedOf('How do I win back customers?')).toEqual(['win back', 'customers']);
  expect(typedOf('who are we')).toEqual(['who', 'are', 'we']);
});

test('takes two words for one that is known', () => {
  const concepts = conceptsOf('geo hold out', thesaurus, (word) => word === 'holdout');
  expect(concepts).toEqual([
    {typed: ['geo'], others: []},
    {typed: ['hold', 'out'], others: [['holdout']]},
  ]);
});

const vocabulary = vocabularyOf(['klaviyo', 'klaviyo', 'retention', 'which', 'espresso', 'staple', 'log']);

test('counts the letters to change, and a swap of two as one', () => {
  expect(editDistance('klavyio', 'klaviyo', 2)).toBe(1);
  expect(editDistance('retenton', 'retention', 2)).toBe(1);
  expect(editDistance('meta', 'tiktok', 2)).toBe(3);
});

test.each([
  ['klavio', 'klaviyo'],
  ['retetion', 'retention'],
  ['espreso', 'espresso'],
  ['stapel', 'staple'],
])('mends %s', (typed, meant) => {
  expect(mend(typed, vocabulary)).toBe(meant);
});

test.each(['klav', 'ads', 'wine', 'blog', 'zebra', 'retentions', 'xspresso', 'whick'])(
  'leaves %s alone',
  (typed) => {
    expect(mend(typed, vocabulary)).toBe(typed);
  },
);

test('never changes a word that is known', () => {
  fc.assert(
    fc.property(fc.constantFrom(...vocabulary.counts.keys()), fc.nat(10), (word, cut) => {
      const beginning = word.slice(0, Math.max(1, word.length - cut));
      expect(isKnown(beginning, vocabulary)).toBe(true);
      expect(mend(beginning, vocabulary)).toBe(beginning);
    }),
  );
});
