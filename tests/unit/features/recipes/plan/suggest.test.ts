import {REVENUES, WORRIES} from '@site/src/data/plans/worries';
import {CHANNELS, type Channel} from '@site/src/data/recipes/taxonomy';
import {MAX_DAYS} from '@site/src/features/recipes/plan/address';
import {
  completeAnswers,
  parseAnswers,
  serialiseAnswers,
  type Answers,
} from '@site/src/features/recipes/plan/answers';
import {toPlannerRecipe} from '@site/src/features/recipes/plan/library';
import {suggest} from '@site/src/features/recipes/plan/suggest';
import {readFinder} from '@site/src/plugins/content/plans/read';
import {readRecipes} from '@site/src/plugins/content/recipes/read';

const all = readRecipes(process.cwd());
const recipes = all.flatMap(toPlannerRecipe);
const {rules, problems} = readFinder(process.cwd(), all);
const ask = (answers: Answers) => suggest(answers, rules ?? never(), recipes);

function never(): never {
  throw new Error('The finder has no rules.');
}

/** Every set of channels. */
const CHANNEL_SETS: readonly (readonly Channel[])[] = Array.from({length: 2 ** CHANNELS.length}, (_, bits) =>
  CHANNELS.filter((__, index) => ((bits >> index) & 1) === 1),
);

test('the rules name recipes that can be planned', () => {
  expect(problems).toEqual([]);
  const unknown = readFinder(process.cwd(), all.slice(1)).problems;
  expect(unknown.every(({problem}) => problem === 'is not the id of any recipe with a plan')).toBe(true);
});

test.each(WORRIES)(
  '%s: every combination of answers gives three to five recipes whose needs are met',
  (worry) => {
    const wrong: unknown[] = [];
    for (const revenue of REVENUES) {
      for (const channels of CHANNEL_SETS) {
        for (let days = 1; days <= MAX_DAYS; days += 1) {
          const answers = {revenue, channels, worry, days};
          const suggestions = ask(answers);
          const ids = suggestions.map(({recipe: {id}}) => id);
          const unmet = suggestions.some(({recipe}, index) =>
            recipe.needs.some((need) => !ids.slice(0, index).includes(need)),
          );
          const mute = suggestions.some(({because}) => !/^\S.*\.$/.test(because));
          if (ids.length < 3 || ids.length > 5 || new Set(ids).size < ids.length || unmet || mute) {
            wrong.push({answers, ids});
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  },
);

test('a rule for a channel or for more revenue is left out where neither fits', () => {
  const answers: Answers = {revenue: 'under-30k', channels: [], worry: 'cost', days: 10};
  const limited = (rules ?? never()).cost.filter(
    ({channels, from}) => channels !== undefined || from !== undefined,
  );
  const ids = ask(answers).map(({recipe: {id}}) => id);
  expect(limited.filter(({recipe}) => ids.includes(recipe))).toEqual([]);
});

test('more time a month never makes the set-up longer than a quarter of it, where three recipes fit', () => {
  const suggestions = ask({revenue: '150k-600k', channels: CHANNELS, worry: 'repeat', days: 12});
  const setUp = suggestions.reduce((sum, {recipe}) => sum + recipe.setUpDays, 0);
  expect(setUp).toBeLessThanOrEqual(36);
});

test('answers come back from the address, and what makes no sense counts as not given', () => {
  const answers: Answers = {revenue: '30k-150k', channels: ['Meta Ads', 'Email'], worry: 'cash', days: 4};
  expect(parseAnswers(`${serialiseAnswers(answers)}&days=4`)).toEqual(answers);
  expect(parseAnswers('channels=email&channels=meta-ads').channels).toEqual(['Meta Ads', 'Email']);
  expect(completeAnswers(parseAnswers('revenue=a-lot&worry=__proto__&channels=fax&days=x'))).toBeUndefined();
  expect(completeAnswers({revenue: 'over-600k', worry: 'cost'})).toMatchObject({channels: [], days: 6});
});
