/** @jest-environment node */
import {cardPath} from '@site/src/config/cards';
import {hubs} from '@site/src/plugins/content/hubs/collection';
import {advisors} from '@site/src/plugins/content/people/advisors';
import {recipes} from '@site/src/plugins/content/recipes/collection';
import {cardsIn} from '@site/src/plugins/outputs/social-cards/facts';
import {readPalette} from '@site/src/plugins/outputs/social-cards/palette';
import {titleSize} from '@site/src/plugins/outputs/social-cards/text';
import {useSmallSite} from '../../../../support/smallSite';
import {itemsOf} from '@site/src/plugins/content/collection';

jest.mock('@site/src/config/site', () => ({
  claims: {assurances: ['Fixed prices', 'SEO included', 'Leave anytime']},
}));

const site = useSmallSite();

test('every page has one address for its card', () => {
  expect(cardPath('/')).toBe('/img/cards/index.png');
  expect(cardPath('/contact')).toBe('/img/cards/contact.png');
  expect(cardPath('/network/advisors/')).toBe('/img/cards/network/advisors.png');
});

test('a recipe shows its facts, effort and impact', () => {
  const [recipe] = itemsOf(site.path(), recipes);
  const path = `/services/growth-recipes/${recipe?.id}`;
  expect(cardsIn(site.path())({path, title: 'Five flows: growth recipe'})).toEqual({
    title: recipe?.name,
    section: 'Growth recipe',
    note: 'Email, CRM · no extra spend',
    hue: 'rose',
    drawing: {kind: 'map', effort: 'Low', impact: 'High'},
  });
});

test('advisors and hubs have their own hue, other pages that of their section', () => {
  const factsOf = cardsIn(site.path());
  const facts = (path: string) => factsOf({path, title: 'Title'});
  const [advisor] = itemsOf(site.path(), advisors);
  const [hub] = itemsOf(site.path(), hubs);
  expect(facts(`/network/advisors/${advisor?.id}`)).toMatchObject({
    title: advisor?.name,
    hue: advisor?.hue,
    drawing: {kind: 'initials', text: 'MF'},
  });
  expect(facts(`/network/advisors/${advisor?.id}/portfolio`)).toMatchObject({
    title: 'Title',
    hue: advisor?.hue,
  });
  expect(facts(`/growth-hubs/${hub?.id}`)).toMatchObject({title: hub?.title, hue: hub?.hue});
  expect(facts('/philosophy/journal/an-article')).toMatchObject({section: 'Journal', title: 'Title'});
  expect(facts('/networking')).toMatchObject({section: 'Growth & fundraising'});
});

test('the cards of services say what the owner promises', () => {
  const {note} = cardsIn(site.path())({path: '/services/growth-advisory', title: 'Title'});
  expect(note).toBe('Fixed prices, SEO included, leave anytime');
});

test('a longer title is never larger', () => {
  const sizes = Array.from({length: 100}, (_, length) => titleSize('x'.repeat(length)));
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

test('a colour that is missing from the tokens is named', () => {
  expect(() => readPalette('--paper: #ffffff;', 'rose')).toThrow('--ink');
});
