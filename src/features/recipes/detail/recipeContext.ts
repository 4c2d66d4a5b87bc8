import {createContext} from 'react';
import type {RecipeRecord} from '../../../data/recipes/types';

/** The recipe whose page this is, and the description that the page has; for what is within its body. */
export const RecipeContext = createContext<{recipe: RecipeRecord; description: string} | undefined>(
  undefined,
);
