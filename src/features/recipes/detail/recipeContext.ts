import {createContext} from 'react';
import type {RecipePageData} from '../../../data/recipes/page';

/** The recipe whose page this is, its papers, and the description that the page has; for what is within its body. */
export const RecipeContext = createContext<
  (Pick<RecipePageData, 'recipe' | 'papers'> & {description: string}) | undefined
>(undefined);
