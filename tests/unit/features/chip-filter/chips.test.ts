import fc from 'fast-check';
import {CLIENT_SERVICES, sectorLabel, SECTORS} from '@site/src/data/clients/taxonomy';
import {serviceLine} from '@site/src/data/clients/types';
import {bySectorAndService, countBy, parseChips} from '@site/src/features/chip-filter/chips';

const anySectors = fc.uniqueArray(fc.constantFrom(...SECTORS));
const anyServices = fc.uniqueArray(fc.constantFrom(...CLIENT_SERVICES));
const anyItems = fc.array(
  fc.record({
    id: fc.nat(),
    sector: fc.constantFrom(...SECTORS),
    services: fc.uniqueArray(fc.constantFrom(...CLIENT_SERVICES), {minLength: 1}),
  }),
);

test('any within a group, both groups together: the same as the plain reading of the rule', () => {
  fc.assert(
    fc.property(anyItems, anySectors, anyServices, (items, sectors, services) => {
      const expected = [];
      for (const item of items) {
        let sectorFits = sectors.length === 0;
        for (const sector of sectors) {
          sectorFits ||= item.sector === sector;
        }
        let serviceFits = services.length === 0;
        for (const service of services) {
          serviceFits ||= item.services.includes(service);
        }
        if (sectorFits && serviceFits) {
          expected.push(item);
        }
      }
      expect(bySectorAndService(items, sectors, services)).toEqual(expected);
    }),
  );
});

test('choosing one more value of a group never hides an item', () => {
  fc.assert(
    fc.property(anyItems, anySectors, fc.constantFrom(...SECTORS), (items, sectors, more) => {
      fc.pre(sectors.length > 0);
      const before = bySectorAndService(items, sectors, []);
      const after = bySectorAndService(items, [...sectors, more], []);
      expect(before.every((item) => after.includes(item))).toBe(true);
    }),
  );
});

test('nothing from an address is chosen but members of the list, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...SECTORS))), (given) => {
      const chosen = parseChips(given, SECTORS);
      expect(new Set(chosen).size).toBe(chosen.length);
      expect(chosen).toEqual(SECTORS.filter((sector) => given.includes(sector)));
    }),
  );
  expect(parseChips(['__proto__', 'constructor', 'FINTECH', 'fintech', 'fintech'], SECTORS)).toEqual([
    'fintech',
  ]);
});

test('the count of a value is what choosing it alone would show', () => {
  fc.assert(
    fc.property(anyItems, (items) => {
      const counts = countBy(items, CLIENT_SERVICES, (item) => item.services);
      for (const service of CLIENT_SERVICES) {
        expect(counts.get(service)).toBe(bySectorAndService(items, [], [service]).length);
      }
    }),
  );
});

test('sectors and services are written for readers', () => {
  expect(SECTORS.map(sectorLabel)).toEqual([
    'Interior design',
    'Fashion tech',
    'Ecom',
    'Fintech',
    'Healthtech',
    'Gaming',
    'Esports',
    'Edutech',
  ]);
  expect(serviceLine(['Growth', 'Funding'])).toBe('Funding / Growth');
});
