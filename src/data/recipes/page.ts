import type {ShownCalculator} from '../calculators/schema';
import type {ShownEvidence} from '../evidence/age';
import type {PositionLink} from '../positions/types';
import type {RecipeCard} from './card';
import type {Paper} from './paper';
import type {Recipe} from './schema';

/** The title of a recipe's page, without the site's name. */
export const recipeTitle = ({name, page}: {name: string; page?: {title: string} | undefined}): string =>
  page?.title ?? `${name}: growth recipe`;

/** A recipe with the answers of its calculators and the age of its review. */
export type ShownRecipe = Omit<Recipe, 'calculators' | 'reviewed'> &
  ShownEvidence & {calculators?: ShownCalculator[] | undefined};

/** What the generated body of a page says, or its front matter. */
type Body = 'description' | 'page' | 'steps' | 'table' | 'caseStudy' | 'optimizationTips';

/** A recipe as its page needs it beside its body, with no text twice. */
export type RecipeRecord = Omit<ShownRecipe, Body> & {
  /** What differs on its page, but for what is in the front matter. */
  page?: {heading: string};
  /** Left out where it is the description of the page as well, which is in the front matter. */
  description?: string;
};

/** Who answers for a recipe. */
interface By {
  id: string;
  name: string;
  title: string;
}

/** What the route of a recipe's page gives it. */
export interface RecipePageData {
  recipe: RecipeRecord;
  by: By | null;
  related: RecipeCard[];
  papers: Paper[];
  /** The papers and calculators named at a step. */
  atSteps: string[];
  positions: PositionLink[];
}

/** What the page of a recipe needs beside its body. */
export const besideBody = ({
  description,
  page,
  steps: _steps,
  table: _table,
  caseStudy: _caseStudy,
  optimizationTips: _tips,
  ...recipe
}: ShownRecipe): RecipeRecord => ({
  ...recipe,
  ...(page !== undefined && {description, page: {heading: page.heading}}),
});
