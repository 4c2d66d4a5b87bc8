import fc from 'fast-check';
import {CLIENT_SERVICES, sectorLabel, SECTORS} from '@site/src/data/clients/taxonomy';
import {serviceLine} from '@site/src/data/clients/types';
import {countBy, facetList, filterBy, namedIn, writeChoices} from '@site/src/shell/facets/facet';

interface Item {
  sector: string;
  services: readonly string[];
}
const FACETS = facetList<Item, 'sector' | 'service'>({
  sector: {label: 'Sector', values: SECTORS, valuesOf: ({sector}) => [sector]},
  service: {label: 'Service', values: CLIENT_SERVICES, valuesOf: ({services}) => services},
});
const filtered = <T extends Item>(
  items: readonly T[],
  sector: readonly string[],
  service: readonly string[],
) => filterBy(FACETS, {sector, service}, items);

const anySectors = fc.uniqueArray(fc.constantFrom(...SECTORS));
const anyItems = fc.array(
  fc.record({
    id: fc.nat(),
    sector: fc.constantFrom(...SECTORS),
    services: fc.uniqueArray(fc.constantFrom(...CLIENT_SERVICES), {minLength: 1}),
  }),
);

test('any value within a group, both groups together', () => {
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
});

test('nothing from an address is chosen but members of the list, each once, by name or as it is written there', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...SECTORS))), (given) => {
      const chosen = namedIn(SECTORS, given);
      expect(new Set(chosen).size).toBe(chosen.length);
      expect(chosen).toEqual(SECTORS.filter((sector) => given.includes(sector)));
    }),
  );
  expect(namedIn(SECTORS, ['__proto__', 'constructor', 'FINTECH', 'fintech', 'fintech'])).toEqual([
    'fintech',
  ]);
  expect(namedIn(['Google Ads', 'SEO'], ['google-ads', null])).toEqual(['Google Ads']);
  expect(namedIn(['Google Ads', 'SEO'], ['Google Ads'])).toEqual(['Google Ads']);
});

test('choices take the place of those in a query, and leave the rest of it', () => {
  const params = new URLSearchParams('sector=gaming&q=x');
  writeChoices(params, FACETS, {sector: ['fintech', 'edutech'], service: 'Growth'});
  expect(params.toString()).toBe('q=x&sector=fintech&sector=edutech&service=growth');
});

test('the count of a value is what choosing it would show beside the other group', () => {
  fc.assert(
    fc.property(anyItems, anySectors, (items, sectors) => {
      const counts = countBy(FACETS, {sector: sectors}, items);
      for (const service of CLIENT_SERVICES) {
        expect(counts.service[service]).toBe(filtered(items, sectors, [service]).length);
      }
    }),
  );
});

test('sectors and services are written for readers', () => {
  expect(sectorLabel('interior-design')).toBe('Interior design');
  expect(serviceLine(['Growth', 'Funding'])).toBe('Funding / Growth');
});
