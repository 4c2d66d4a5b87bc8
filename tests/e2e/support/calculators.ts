import type {Locator, Page} from 'playwright/test';
import {CALCULATOR_LIST} from '../../../src/features/calculators/all';
import type {Calculator} from '../../../src/features/calculators/calculator';
import {queryOf, sentenceOf, startTexts} from '../../../src/features/calculators/values';
import {addressOf, articles, one, recipes} from './content';

/** The first field that holds a number, a tenth more than its example as a German would type it, and what that gives. */
export function changeOf(calculator: Calculator) {
  const [name, input] = one(
    Object.entries(calculator.inputs),
    'number',
    ([, {example, list}]) => example !== '' && !list,
  );
  const more = Number(input.example) * 1.1;
  const typed = String(input.whole ? Math.round(more) : Number(more.toFixed(4))).replace('.', ',');
  const texts = {...startTexts(calculator), [name]: typed};
  return {
    name,
    label: input.label,
    typed,
    sentence: sentenceOf(calculator, texts),
    query: queryOf(calculator, texts),
  };
}

/** The part of a calculator that shows the answer. */
export const resultOf = (page: Page): Locator => page.getByRole('region', {name: 'Result'});
/** A field of a calculator by the name of its input. */
export const fieldOf = (page: Page, name: string): Locator => page.locator(`form [name="${name}"]`);

/** A text with a calculator: its address, and what the calculator says there. */
interface Embedding {
  where: string;
  path: string;
  calculator: Calculator;
  example: string;
}

const recipe = one(recipes, 'recipe with a calculator', ({calculators}) => calculators !== undefined);
const [used] = recipe.calculators ?? [];
const inRecipe = one(CALCULATOR_LIST, 'calculator', ({id}) => id === used?.id);

const TAG = /^<Calculator id="([\w-]+)"([^>]*)>/m;
const article = one(articles, 'article with a calculator', ({body}) => TAG.test(body));
const [, id, figures = ''] = TAG.exec(article.body) ?? [];
const inArticle = one(CALCULATOR_LIST, 'calculator', (calculator) => calculator.id === id);
const given = [...figures.matchAll(/(\w+)=\{([^}]*)\}/g)].map(
  ([, name = '', value]) => [name, Number(value)] as const,
);

/** One of each kind of text that has a calculator. */
export const EMBEDDINGS: readonly Embedding[] = [
  {
    where: 'a recipe',
    path: addressOf.recipe(recipe),
    calculator: inRecipe,
    example: sentenceOf(inRecipe, startTexts(inRecipe, used?.with)),
  },
  {
    where: 'an article',
    path: addressOf.article(article),
    calculator: inArticle,
    example: sentenceOf(inArticle, startTexts(inArticle, Object.fromEntries(given))),
  },
];
