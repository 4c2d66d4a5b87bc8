import {createContext} from 'react';
import type {RecipeFacts} from '../../../data/recipes/types';

/** What the recipe cards of the article being shown say, by the id of their recipe. */
export const RecipeFactsContext = createContext<Readonly<Record<string, RecipeFacts>>>({});
