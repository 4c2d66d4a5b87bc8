import type {Recipe} from './schema';

/** What a link to a recipe shows. */
export type RecipeSummary = Pick<
  Recipe,
  'id' | 'name' | 'channels' | 'buyingCycle' | 'effortLevel' | 'expectedImpact'
>;

/** What the card of a recipe within an article shows. */
export type RecipeFacts = RecipeSummary & Pick<Recipe, 'timeframe'>;

/** The front matter of a generated recipe page, beyond what Docusaurus itself reads. */
export interface RecipeFrontMatter {
  recipe: Recipe;
  related: RecipeSummary[];
}

/** What a card's tabs show of a recipe. */
export interface RecipePreview {
  steps: string[];
  stepCount: number;
  assets: string[];
  assetCount: number;
  caseStudy: string;
  source: string;
}

/** What the list page needs of a recipe, to filter by it and to show its card. */
export interface RecipeCardData extends RecipeSummary {
  description: string;
  objective: string;
  timeframe: string;
  investmentRequired: boolean;
  /** Left out of the browser's script (src/plugins/client/bundle): two thirds of it, for what few visitors open. */
  preview?: RecipePreview;
}

/** Steps and assets a card previews (specification 1 section 9). */
export const STEPS_PREVIEW = 3;
export const ASSETS_PREVIEW = 4;

/** Projects a recipe to what a link shows. */
export function toSummary({
  id,
  name,
  channels,
  buyingCycle,
  effortLevel,
  expectedImpact,
}: Recipe): RecipeSummary {
  return {id, name, channels, buyingCycle, effortLevel, expectedImpact};
}

/** Projects a recipe to what its card within an article shows. */
export const toFacts = (recipe: Recipe): RecipeFacts => ({
  ...toSummary(recipe),
  timeframe: recipe.timeframe,
});

/** Projects a recipe to what its card's tabs show. */
export function toPreview({steps, assetsNeeded, caseStudy, source}: Recipe): RecipePreview {
  return {
    steps: steps.slice(0, STEPS_PREVIEW),
    stepCount: steps.length,
    assets: assetsNeeded.slice(0, ASSETS_PREVIEW),
    assetCount: assetsNeeded.length,
    caseStudy,
    source,
  };
}

/** Projects a recipe to what its card shows. */
export function toCard(recipe: Recipe): RecipeCardData {
  const {description, objective, timeframe, investmentRequired} = recipe;
  return {
    ...toSummary(recipe),
    description,
    objective,
    timeframe,
    investmentRequired,
    preview: toPreview(recipe),
  };
}
