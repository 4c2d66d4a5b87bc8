import {createMatcher, enoughOf} from '@site/src/features/search/matcher';
import {phrasesOf, queryTokens, synonymsIn} from '@site/src/features/search/tokens';

const ITEMS = [
  'Klaviyo flows',
  'Retention',
  'Espresso',
  'Staple goods',
  'Log files',
  'Win-back by e-mail',
  'Strategy',
  'An A/B test of ROAS',
  'Retargeting for SEO',
  'Over 1,000 orders',
];
const match = createMatcher(ITEMS, (title) => ({title, keywords: '', description: ''}));
const found = (query: string) => match(query).found.map(({item}) => item);

test.each([
  ['klavio', 'klaviyo', 'Klaviyo flows'],
  ['klavyio', 'klaviyo', 'Klaviyo flows'],
  ['Retetion rates', 'retention', 'Retention'],
  ['espreso', 'espresso', 'Espresso'],
])('%s is taken for %s', (typed, corrected, item) => {
  expect(match(typed).words).toContain(corrected);
  expect(found(typed)).toEqual([item]);
});

test.each([
  ['klav', ['Klaviyo flows']],
  ['flow', ['Klaviyo flows']],
  ['strategies', ['Strategy']],
  ['winback', ['Win-back by e-mail']],
  ['win back', ['Win-back by e-mail']],
  ['email', ['Win-back by e-mail']],
  ['blog', []],
  ['ads', []],
  ['xspresso', []],
  ['10000', []],
  ['accessibility', []],
])('%s is no mistake of spelling', (typed, items) => {
  expect(match(typed).words).toEqual(queryTokens(typed));
  expect(found(typed)).toEqual(items);
});

test('leaves out words that say nothing, unless there are no others', () => {
  expect(queryTokens('How do I win back customers?')).toEqual(['win', 'back', 'customer']);
  expect(queryTokens('who are we')).toEqual(['who', 'are', 'we']);
  expect([1, 2, 3, 4].map((count) => enoughOf(Array.from({length: count}, () => 'word')))).toEqual([
    1, 2, 2, 3,
  ]);
});

test.each([
  ['e-mail', 'email'],
  ['re-targeting', 'retargeting'],
  ['win\u2011back', 'winback'],
  ['ab test', 'A/B test'],
  ['r.o.a.s', 'ROAS'],
  ['s.e.o.', 'SEO'],
  ['k\u200blaviyo', 'Klaviyo'],
  ['strátegy', 'strategy'],
  ['1000', '1,000'],
])('%s finds what %s finds', (one, other) => {
  expect(match(one).found).toEqual(match(other).found);
  expect(found(one)).toHaveLength(1);
});

test('a phrase is held word by word, in order', () => {
  expect(phrasesOf('In Series A rounds')('series a')).toBe(true);
  expect(phrasesOf('A series about')('series a')).toBe(false);
});

test('adds the words that visitors have for those of a text, in one direction or in both', () => {
  const also = synonymsIn({
    same: [
      ['e-mail', 'mail'],
      ['LTV', 'lifetime value'],
    ],
    means: {Preise: ['price', 'cost']},
    pages: [{to: ['/contact'], words: ['job']}],
  });
  expect(also('The lifetime values of e-mails')).toBe('LTV');
  expect(also('Mail')).toBe('e-mail');
  expect(also('What it costs')).toBe('Preise');
  expect(also('Preise')).toBe('');
  expect(also('Write to us', '/contact')).toBe('job');
});
