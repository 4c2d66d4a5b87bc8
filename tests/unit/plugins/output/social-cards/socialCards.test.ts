/** @jest-environment node */
import {cardPath} from '@site/src/config/cards';
import {cardFacts} from '@site/src/plugins/output/social-cards/facts';
import {readPalette} from '@site/src/plugins/output/social-cards/palette';
import {titleSize} from '@site/src/plugins/output/social-cards/text';

jest.mock('@site/src/config/claims', () => ({
  claims: {assurances: ['Fixed prices', 'SEO included', 'Leave anytime']},
}));

const content = {
  recipes: [
    {
      id: 'flows',
      name: 'Five flows',
      channels: ['Email' as const, 'CRM' as const],
      buyingCycle: 'Retention' as const,
      effortLevel: 'Low' as const,
      expectedImpact: 'High' as const,
    },
  ],
  advisors: [{id: 'ada-nilsson', name: 'Ada Nilsson', title: 'Growth', hue: 'rose' as const}],
  hubs: [{id: 'meta-ads' as const, title: 'Meta Ads', hue: 'blue' as const}],
};

test('every page has one address for its card', () => {
  expect(cardPath('/')).toBe('/img/cards/index.png');
  expect(cardPath('/contact')).toBe('/img/cards/contact.png');
  expect(cardPath('/network/advisors/')).toBe('/img/cards/network/advisors.png');
});

test('a recipe shows its channel, effort and impact', () => {
  expect(
    cardFacts({path: '/services/growth-recipes/flows', title: 'Five flows: growth recipe'}, content),
  ).toEqual({
    title: 'Five flows',
    section: 'Growth recipe · Email, CRM',
    note: 'Low effort · High impact · Retention',
    hue: 'rose',
    drawing: {kind: 'map', effort: 'Low', impact: 'High'},
  });
});

test('advisors and hubs have their own hue, other pages that of their section', () => {
  const facts = (path: string) => cardFacts({path, title: 'Title'}, content);
  expect(facts('/network/advisors/ada-nilsson')).toMatchObject({
    title: 'Ada Nilsson',
    hue: 'rose',
    drawing: {kind: 'initials', text: 'AN'},
  });
  expect(facts('/network/advisors/ada-nilsson/portfolio')).toMatchObject({title: 'Title', hue: 'rose'});
  expect(facts('/growth-hubs/meta-ads')).toMatchObject({title: 'Meta Ads', hue: 'blue'});
  expect(facts('/philosophy/journal/an-article')).toMatchObject({section: 'Journal', title: 'Title'});
  expect(facts('/networking')).toMatchObject({section: 'Growth & fundraising'});
});

test('the cards of services say what the owner promises', () => {
  const {note} = cardFacts({path: '/services/growth-advisory', title: 'Title'}, content);
  expect(note).toBe('Fixed prices, SEO included, leave anytime');
});

test('a longer title is never larger', () => {
  const sizes = Array.from({length: 100}, (_, length) => titleSize('x'.repeat(length)));
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

test('a colour that is missing from the tokens is named', () => {
  expect(() => readPalette('--paper: #ffffff;', 'rose')).toThrow('--ink');
});
