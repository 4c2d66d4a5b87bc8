import * as fc from 'fast-check';
import {
  correct,
  editDistance,
  isKnown,
  vocabularyOf,
  withTextWords,
} from '@site/src/features/search/spelling';
import {packWords, unpackWords} from '@site/src/features/search/wordList';

const entry = (title: string) => ({path: '/', id: '', title, description: '', keywords: ''});
const vocabulary = vocabularyOf(['Klaviyo', 'Klaviyo', 'Retention', 'Log'].map(entry));
const withTexts = withTextWords(vocabulary, ['retentive', 'staple', 'espresso', 'deliverability']);

test('counts the letters to change, and a swap of two as one', () => {
  expect(editDistance('klavyio', 'klaviyo', 2)).toBe(1);
  expect(editDistance('retenton', 'retention', 2)).toBe(1);
  expect(editDistance('meta', 'tiktok', 2)).toBe(3);
});

test.each([
  ['klavio', 'klaviyo'],
  ['retetion', 'retention'],
])('mends %s', (typed, meant) => {
  expect(correct(typed, vocabulary)).toBe(meant);
});

test.each(['klav', 'ads', 'zebra', 'blog', 'retentions', 'stapel'])('leaves %s alone', (typed) => {
  expect(correct(typed, vocabulary)).toBe(typed);
});

test.each([
  ['stapel', 'staple'],
  ['espreso', 'espresso'],
  ['delivarebility', 'deliverability'],
  ['esprsso', 'espresso'],
  ['xspresso', 'xspresso'],
  // Two mistakes in a word of fewer than nine letters are too many for a word of the texts.
  ['epsreso', 'epsreso'],
  // Of two that are as near, the one in a title.
  ['retentin', 'retention'],
])('mends words of the texts, with more care: %s', (typed, meant) => {
  expect(correct(typed, withTexts)).toBe(meant);
});

test('never changes a word that is known', () => {
  fc.assert(
    fc.property(fc.constantFrom(...withTexts.counts.keys()), fc.nat(10), (word, cut) => {
      const beginning = word.slice(0, Math.max(1, word.length - cut));
      expect(isKnown(beginning, withTexts)).toBe(true);
      expect(correct(beginning, withTexts)).toBe(beginning);
    }),
  );
});

test('packs a list of words and gets it back', () => {
  expect(packWords(['flow', 'flower', 'flows'])).toBe('0flow 4er 4s');
  const words = fc.uniqueArray(fc.stringMatching(/^[a-z0-9é]{1,14}$/), {minLength: 1});
  fc.assert(fc.property(words, (list) => expect(unpackWords(packWords(list.sort()))).toEqual(list)));
});
