import {counted} from '../../lib/counted';
import {capital} from '../../lib/capital';
import {pick} from '../../lib/record';
import {cardOf, runInWords, type RecipeCard} from './card';
import type {Recipe} from './schema';
import type {Stamp} from './stamp';

const FIELDS = ['id', 'number', 'name', 'channels', 'buyingCycle'] as const;

/** What is seen of a recipe from afar. */
export interface DrawerCard extends Pick<RecipeCard, (typeof FIELDS)[number]> {
  stamp: Stamp;
}

export type LaidRows = readonly (readonly [what: string, text: string])[];

/** All cards of the drawer, in the order of their numbers. */
export const drawerOf = (recipes: readonly Recipe[]) =>
  recipes.map((recipe) => pick(cardOf(recipe), [...FIELDS, 'stamp'])).sort((a, b) => a.number - b.number);

/** What a card says that is taken out, by its id. */
export const laidOf = (recipes: readonly Recipe[]): Record<string, LaidRows> =>
  Object.fromEntries(
    recipes.map((recipe) => {
      const {plan, fit, id} = recipe;
      const spend = cardOf(recipe).facts.at(-1) ?? '';
      return [
        id,
        [
          ['For', fit.for],
          ['Costs', capital(plan === undefined ? spend : `${counted(plan.setUpDays, 'day')}, ${spend}`)],
          ...(plan === undefined ? [] : [['Decide', `After ${runInWords(plan.runsDays)}`] as const]),
        ],
      ];
    }),
  );
