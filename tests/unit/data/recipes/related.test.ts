import fc from 'fast-check';
import {relatedAmong} from '@site/src/data/recipes/related';
import type {Recipe} from '@site/src/data/recipes/schema';
import {CHANNELS, STAGES} from '@site/src/data/recipes/taxonomy';
import {compareAsCzech} from '../../support/czech';
import {recipe} from '../../support/recipes';

/** What is meant, without regard to how long it takes with many recipes. */
function related(one: Recipe, all: readonly Recipe[]): Recipe[] {
  const near = (other: Recipe) =>
    2 * one.channels.filter((channel) => other.channels.includes(channel)).length +
    Number(one.buyingCycle === other.buyingCycle);
  const linked = one.related.flatMap((id) => all.find((other) => other.id === id) ?? []);
  const linking = all.filter((other) => other.related.includes(one.id));
  const nearest = all
    .filter((other) => other.id !== one.id && near(other) > 0)
    .sort((a, b) => near(b) - near(a) || (a.id < b.id ? -1 : 1));
  return [...new Set([...linked, ...linking, ...nearest])].slice(0, 4);
}

const library = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,2}(-\d)?$/), {maxLength: 24}).chain((ids) =>
  fc.tuple(
    ...ids.map((id) =>
      fc
        .record({
          channels: fc.uniqueArray(fc.constantFrom(...CHANNELS.slice(0, 4)), {minLength: 1, maxLength: 3}),
          buyingCycle: fc.constantFrom(...STAGES),
          related: fc.uniqueArray(fc.constantFrom(...ids, 'gone'), {maxLength: 3}),
        })
        .map((part) => recipe({...part, id, related: part.related.filter((other) => other !== id)})),
    ),
  ),
);

test('the related recipes are the linked ones, the linking ones, then the nearest', () => {
  fc.assert(
    fc.property(library, (all) => {
      const relatedTo = relatedAmong(all);
      for (const one of all) {
        expect(relatedTo(one).map(({id}) => id)).toEqual(related(one, all).map(({id}) => id));
      }
    }),
    {numRuns: 300},
  );
});

test('the language of the machine decides nothing', () => {
  compareAsCzech();
  const all = ['one', 'hat', 'chart'].map((id) => recipe({id}));
  const [one] = all;
  expect(one && relatedAmong(all)(one).map(({id}) => id)).toEqual(['chart', 'hat']);
  jest.restoreAllMocks();
});
