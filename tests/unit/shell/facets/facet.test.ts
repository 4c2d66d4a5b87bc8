import {CLIENT_SERVICES, sectorLabel, SECTORS} from '@site/src/data/clients/taxonomy';
import {serviceLine} from '@site/src/data/clients/types';
import {chosenBy, countBy, facetList, filterBy, namedIn, writeChoices} from '@site/src/shell/facets/facet';

interface Item {
  sector: string;
  services: readonly string[];
}
const FACETS = facetList({
  sector: {label: 'Sector', values: SECTORS, valuesOf: ({sector}: Item) => [sector]},
  service: {label: 'Service', values: CLIENT_SERVICES, valuesOf: ({services}: Item) => services},
});
const filtered = <T extends Item>(
  items: readonly T[],
  sector: readonly string[],
  service: readonly string[],
) => filterBy(FACETS, {sector, service}, items);

test('any value within a group, both groups together, and counts of each', () => {
  const [bank, game, shop] = [
    {sector: 'fintech', services: ['Growth']},
    {sector: 'gaming', services: ['Growth', 'Funding']},
    {sector: 'ecom', services: ['Funding']},
  ];
  const among = (sectors: string[], services: string[]) => filtered([bank, game, shop], sectors, services);
  expect(among([], [])).toEqual([bank, game, shop]);
  expect(among(['fintech', 'gaming'], [])).toEqual([bank, game]);
  expect(among(['fintech', 'gaming'], ['Funding'])).toEqual([game]);
  expect(among(['fintech'], ['Funding'])).toEqual([]);
  expect(among([], ['Growth', 'Funding'])).toEqual([bank, game, shop]);
  // A count is what choosing the value would show beside the other group.
  const counts = countBy(FACETS, {sector: ['fintech', 'gaming'], service: 'Funding'}, [bank, game, shop]);
  expect(counts.service).toMatchObject({Growth: 2, Funding: 1});
  expect(counts.sector).toMatchObject({fintech: 0, gaming: 1, ecom: 1});
});

test('nothing from an address is chosen but members of the list, each once, by name or as it is written there', () => {
  const given = ['gaming', '__proto__', 'constructor', 'EDUTECH', 'fintech', 'fintech'];
  expect(namedIn(SECTORS, given)).toEqual(SECTORS.filter((one) => /^(fintech|gaming)$/.test(one)));
  expect(namedIn(['Google Ads', 'SEO'], ['google-ads', null])).toEqual(['Google Ads']);
  expect(namedIn(['Google Ads', 'SEO'], ['Google Ads'])).toEqual(['Google Ads']);
});

test('a value that was renamed is found by its old name, once, and nothing by what every object has', () => {
  const renamed = {values: ['Creators', 'Email'], aliases: {influencer: 'Creators'}};
  expect(chosenBy(renamed, ['influencer', 'creators'])).toEqual(['Creators']);
  expect(chosenBy(renamed, ['Influencer', 'constructor', '__proto__', null])).toEqual([]);
});

test('choices take the place of those in a query, and leave the rest of it', () => {
  const params = new URLSearchParams('sector=gaming&q=x');
  writeChoices(params, FACETS, {sector: ['fintech', 'edutech'], service: 'Growth'});
  expect(params.toString()).toBe('q=x&sector=fintech&sector=edutech&service=growth');
});

test('sectors and services are written for readers', () => {
  expect(sectorLabel('interior-design')).toBe('Interior design');
  expect(serviceLine(['Growth', 'Funding'])).toBe('Funding / Growth');
});
