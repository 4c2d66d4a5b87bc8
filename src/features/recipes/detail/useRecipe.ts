import {createContext, use} from 'react';
import type {RecipePageData} from '../../../data/recipes/page';
import {parseTextList, useWork} from '../../../shell/storage/useStored';

/** What the page of a recipe was given, for the components within its text. */
export const RecipeContext = createContext<RecipePageData | undefined>(undefined);

/** Throws outside the text of a recipe. */
export function useRecipe(): RecipePageData {
  const data = use(RecipeContext);
  if (data === undefined) {
    throw new Error('This component belongs within the text of a recipe.');
  }
  return data;
}

/** Where the browser keeps which steps of a recipe are done. */
const progressKey = (id: string): string => `gfn-recipe-progress-${id}`;

/** The numbers of the steps that are done, which the browser keeps. */
export const useDoneSteps = () => useWork(progressKey(useRecipe().recipe.id), parseTextList);
