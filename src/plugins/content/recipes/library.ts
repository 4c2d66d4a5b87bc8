import {claims} from '../../../config/site';
import {advisorPath, CATALOGUE_PATH, recipePath, SCHEMA_PATH, starterPath} from '../../../config/paths';
import {recipeSchema} from '../../../data/recipes/rules';
import type {Recipe} from '../../../data/recipes/schema';
import {stepsInFull} from '../../../data/recipes/words';
import {byCodeUnit} from '../../../lib/byCodeUnit';
import {jsonSchema} from '../../lib/jsonSchema';
import type {Site} from '../kind';
import {shownRecipe} from './pages';
import {lastChange} from './read';
import type {About} from './skill';
import {skills} from './skills';

/** Rises when a program that reads the catalogue would have to change. */
const VERSION = 4;

/**
 * The whole library for programs: each recipe with its addresses, its steps as texts, and all of it as its file has it, by
 * the schema that the catalogue names. Ordered by id; the same recipes give the same text.
 */
export function catalogue(recipes: readonly Recipe[], {name, absolute, by}: About): string {
  const entries = recipes
    .toSorted((a, b) => byCodeUnit(a.id, b.id))
    .map((recipe) => {
      const url = absolute(recipePath(recipe.id));
      const steps = stepsInFull(recipe).map(({task, text}) => `${task}. ${text}`);
      return {url, markdown: `${url}.md`, by: by(recipe), steps, recipe};
    });
  return `${JSON.stringify(
    {
      version: VERSION,
      name: `${name}: growth recipes`,
      licence: `Copyright (c) ${claims.copyrightYear} ${name}. All rights reserved.`,
      updated: lastChange(recipes) ?? null,
      schema: absolute(SCHEMA_PATH),
      recipes: entries,
    },
    null,
    1,
  )}\n`;
}

/** The library for programs: all recipes as JSON, and each as a skill for agents. */
export function libraryFiles({items, name, absolute}: Site): Record<string, string> {
  const recipes = items('recipe');
  const about: About = {
    name,
    absolute,
    by({by}) {
      const who = items('advisor').find(({id}) => id === by);
      return {name: who?.name ?? by, title: who?.title ?? '', url: absolute(advisorPath(by))};
    },
  };
  return {
    [CATALOGUE_PATH]: catalogue(recipes, about),
    [SCHEMA_PATH]: JSON.stringify(jsonSchema('A recipe', recipeSchema), undefined, 2),
    ...skills(
      recipes.map(shownRecipe),
      items('starter-plan').map(({id, title}) => ({title, path: starterPath(id)})),
      about,
    ),
  };
}
