import {claims} from '../../../config/site';
import {CATALOGUE_PATH, starterPath} from '../../../config/paths';
import type {Recipe} from '../../../data/recipes/schema';
import {publishedRecipes} from '../recipes/read';
import {shownRecipe, whoIs} from '../recipes/shown';
import type {Site} from '../routes';
import {publishedStarters} from '../starters/read';
import {catalogue} from './catalogue';
import {skills} from './skills';

/** The library for programs: all recipes as JSON, and each as a skill for agents. */
export function libraryFiles({siteDir, name, absolute}: Site): Record<string, string> {
  const licence = `Copyright (c) ${claims.copyrightYear} ${name}. All rights reserved.`;
  const published = publishedRecipes(siteDir);
  const by = (recipe: Pick<Recipe, 'by'>) => whoIs({siteDir, absolute}, recipe);
  const about = {name, licence, absolute, by};
  return {
    [CATALOGUE_PATH]: catalogue(published, about),
    ...skills(published.map(shownRecipe), {
      absolute,
      by,
      starters: publishedStarters(siteDir).map(({id, title}) => ({title, path: starterPath(id)})),
    }),
  };
}
