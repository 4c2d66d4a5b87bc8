import {claims} from '../../../config/site';
import {CATALOGUE_PATH, SCHEMA_PATH, starterPath} from '../../../config/paths';
import {recipeSchema, type Recipe} from '../../../data/recipes/schema';
import {jsonSchema} from '../../writing/schemas/jsonSchema';
import {itemsOf} from '../collection';
import {allRecipes} from '../recipes/read';
import {shownRecipe, whoIs} from '../recipes/shown';
import type {Site} from '../routes';
import {starters} from '../starters/collection';
import {catalogue} from './catalogue';
import {skills} from './skills';

/** The library for programs: all recipes as JSON, and each as a skill for agents. */
export function libraryFiles({siteDir, name, absolute}: Site): Record<string, string> {
  const licence = `Copyright (c) ${claims.copyrightYear} ${name}. All rights reserved.`;
  const recipes = allRecipes(siteDir);
  const by = (recipe: Pick<Recipe, 'by'>) => whoIs({siteDir, absolute}, recipe);
  const about = {name, licence, absolute, by};
  return {
    [CATALOGUE_PATH]: catalogue(recipes, about),
    [SCHEMA_PATH]: JSON.stringify(jsonSchema({title: 'A recipe', schema: recipeSchema}), undefined, 2),
    ...skills(recipes.map(shownRecipe), {
      absolute,
      by,
      starters: itemsOf(siteDir, starters).map(({id, title}) => ({title, path: starterPath(id)})),
    }),
  };
}
