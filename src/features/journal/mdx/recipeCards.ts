import {createContext} from 'react';
import type {RecipeCard} from '../../../data/recipes/card';

/** The cards of the recipes that the article being shown names, by id. */
export const RecipeCards = createContext<Readonly<Record<string, RecipeCard>>>({});
