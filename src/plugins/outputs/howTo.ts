import fs from 'node:fs/promises';
import path from 'node:path';
import {CATALOGUE_PATH, recipePath} from '../../config/paths';
import type {Recipe} from '../../data/recipes/schema';
import {context, toJson, type StructuredData} from '../../shell/page/structuredData';
import {pageFile} from './builtPages';

/** A recipe as instructions in numbered steps. */
export function howTo(url: string, recipe: Recipe): StructuredData {
  const {name, description, timeframe, steps} = recipe;
  return {
    ...context,
    '@type': 'HowTo',
    description,
    disambiguatingDescription: `Timeframe: ${timeframe}.`,
    name,
    step: steps.map(({do: task, how}, index) => ({
      '@type': 'HowToStep',
      name: task,
      position: index + 1,
      text: how,
      url: `${url}#steps-to-execute`,
    })),
    url,
  };
}

/**
 * The steps of each recipe as search engines read them, by the file of its page: put into the finished page, because the
 * script of the page has no text twice.
 */
export async function howToScripts(outDir: string): Promise<ReadonlyMap<string, string>> {
  const library = await fs.readFile(path.join(outDir, CATALOGUE_PATH), 'utf8').catch(() => '{"recipes": []}');
  const {recipes} = JSON.parse(library) as {recipes: {url: string; recipe: Recipe}[]};
  return new Map(
    recipes.map(({url, recipe}) => [
      path.normalize(pageFile(recipePath(recipe.id))),
      `<script type=application/ld+json>${toJson(howTo(url, recipe))}</script>`,
    ]),
  );
}
