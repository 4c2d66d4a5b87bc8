import fs from 'node:fs/promises';
import path from 'node:path';
import {CATALOGUE_PATH, recipePath} from '../../config/paths';
import type {Recipe} from '../../data/recipes/schema';
import {stepsInFull} from '../../data/recipes/words';
import {context, toJson, type StructuredData} from '../../shell/page/structuredData';
import {pageFile} from './builtPages';

/** A recipe as instructions in numbered steps. */
export function howTo(url: string, recipe: Recipe): StructuredData {
  const {name, description, timeframe} = recipe;
  return {
    ...context,
    '@type': 'HowTo',
    description,
    disambiguatingDescription: `Timeframe: ${timeframe}.`,
    name,
    step: stepsInFull(recipe).map(({task, text}, index) => ({
      '@type': 'HowToStep',
      name: task,
      position: index + 1,
      text,
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
