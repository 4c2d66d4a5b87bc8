/** @jest-environment node */
import {cardFacts} from '@site/src/plugins/outputs/social-cards/facts';
import {readPalette} from '@site/src/plugins/outputs/social-cards/drawing';
import {titleSize} from '@site/src/plugins/outputs/social-cards/text';

jest.mock('@site/src/config/site', () => ({
  claims: {assurances: ['Fixed prices', 'SEO included', 'Leave anytime']},
}));

test('the card of a page looks as its section does, but for what its route says', () => {
  const facts = (path: string, own = {}) => cardFacts({path, title: 'Title'}, own);
  expect(facts('/philosophy/journal/an-article')).toMatchObject({section: 'Journal', title: 'Title'});
  expect(facts('/services/growth-recipes/plans/a')).toMatchObject({section: 'Starter plan'});
  expect(facts('/services/growth-recipes/a', {title: 'A', hue: 'rose'})).toMatchObject({
    section: 'Growth recipes',
    title: 'A',
    hue: 'rose',
  });
  expect(facts('/networking')).toMatchObject({section: 'Growth & fundraising'});
});

test('the cards of services say what the owner promises', () => {
  const {note} = cardFacts({path: '/services/growth-advisory', title: 'Title'}, {});
  expect(note).toBe('Fixed prices, SEO included, leave anytime');
});

test('a longer title is never larger', () => {
  const sizes = Array.from({length: 100}, (_, length) => titleSize('x'.repeat(length)));
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

test('a colour that is missing from the tokens is named', () => {
  expect(() => readPalette('--surface: #ffffff;', 'rose')).toThrow('--ink');
});
