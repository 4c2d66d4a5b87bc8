import {overflow, smallTargets} from './support/inspect';
import {KINDS} from './support/inventory';
import {known} from './support/known';
import {expect, open, test} from './support/test';

/** A target on a phone, in CSS pixels (WCAG 2.5.5; the 24 of 2.5.8 are a rule of axe). */
const TARGET = 44;

/** Kinds of page that one phone opens in a row. */
const IN_A_ROW = 6;

for (let first = 0; first < KINDS.length; first += IN_A_ROW) {
  const kinds = KINDS.slice(first, first + IN_A_ROW);
  test(`on a phone @phone: ${kinds.map(({kind}) => kind).join(', ')}`, async ({page}) => {
    for (const kind of kinds) {
      await open(page, kind);
      expect.soft(await overflow(page), `${kind.kind}: wider than the phone`).toBe(0);
      expect
        .soft(await smallTargets(page, TARGET), `${kind.kind}: targets`)
        .toEqual(known('target', kind.kind));
    }
  });
}
