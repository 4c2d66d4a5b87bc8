import type {Locator, Page} from 'playwright/test';
import {CALCULATOR_LIST} from '../../../src/features/calculators/all';
import type {Calculator} from '../../../src/features/calculators/calculator';
import {sentenceOf, startTexts} from '../../../src/features/calculators/values';
import {filledFrom, queryOf, typed as typedIn} from '../../../src/features/calculators/whose';
import {embeddedCalculators} from '../../support/embeddedCalculators';
import {addressOf, articles, one, recipes} from './content';

const traitsOf = ({inputs}: Calculator) =>
  (['list', 'advanced'] as const).filter((trait) => Object.values(inputs).some((input) => trait in input));

/** One calculator of each shape of form: with a pasted list, with fields that are folded. */
export const SHAPES: readonly Calculator[] = [
  ...new Map(CALCULATOR_LIST.map((calculator) => [traitsOf(calculator).join(), calculator])).values(),
];

/** The first field that holds a number, a tenth more than its example as a German would type it, and what that gives. */
export function changeOf(calculator: Calculator) {
  const [name, input] = one(
    Object.entries(calculator.inputs),
    'number',
    ([, {example, list}]) => example !== '' && !list,
  );
  const more = Number(input.example) * 1.1;
  const typed = String(input.whole ? Math.round(more) : Number(more.toFixed(4))).replace('.', ',');
  const filled = typedIn(filledFrom(calculator, {}), name, typed);
  return {
    name,
    label: input.label,
    typed,
    sentence: sentenceOf(calculator, filled.texts),
    query: queryOf(calculator, filled),
  };
}

/** The part of a calculator that shows the answer. */
export const resultOf = (page: Page): Locator => page.getByRole('region', {name: 'Result'});
/** A field of a calculator by the name of its input. */
export const fieldOf = (page: Page, name: string): Locator => page.locator(`form [name="${name}"]`);

/** Opens whatever a calculator is folded into. */
export const unfold = (embedded: Locator): Promise<void> =>
  embedded.evaluate((element) => {
    for (
      let fold = element.parentElement?.closest('details');
      fold;
      fold = fold.parentElement?.closest('details')
    ) {
      fold.open = true;
    }
  });

/** A text with a calculator: its address, and what the calculator says there. */
interface Embedding {
  where: string;
  path: string;
  calculator: Calculator;
  example: string;
}

const inRecipes = recipes.flatMap((recipe) =>
  (recipe.calculators ?? []).map(({id, with: figures}) => ({path: addressOf.recipe(recipe), id, figures})),
);
const inArticles = articles.flatMap((article) =>
  embeddedCalculators(article.body).map((use) => ({path: addressOf.article(article), ...use})),
);

/** One of each kind of text that has a calculator. */
export const EMBEDDINGS: readonly Embedding[] = [
  ...inRecipes.slice(0, 1).map((use) => ({where: 'a recipe', ...use})),
  ...inArticles.slice(0, 1).map((use) => ({where: 'an article', ...use})),
].map(({where, path, id, figures}) => {
  const calculator = one(CALCULATOR_LIST, 'calculator', (each) => each.id === id);
  return {where, path, calculator, example: sentenceOf(calculator, startTexts(calculator, figures))};
});
