import path from 'node:path';
import {CALCULATOR_IDS} from '../../../data/calculators/ids';
import type {ArticleFile} from '../../content/journal/frontMatter';
import {CLIENTS_DIR, STORIES_DIR} from '../../content/profiles/read';
import {NOTES_DIR} from '../../content/recipes/generate';
import {RECIPES_DIR} from '../../content/recipes/references';
import {TOPICS_FILE} from '../../content/taxonomies/files';
import {filesIn} from '../../lib/filesIn';
import {textOf} from '../../lib/generated';
import type {Problem} from '../../lib/problems';
import type {Content} from '../content';
import type {Result} from './mdx';
import type {Remark} from './unproved';

/** The names, without their ending, of a folder's files with an ending; of those alone whose text has a pattern. */
const namesIn = (siteDir: string, folder: string, ending: string, pattern = /^/): string[] =>
  filesIn(siteDir, folder, ending)
    .filter((file) => pattern.test(textOf(siteDir, file)))
    .map((file) => path.basename(file, ending));

/** Texts that no page shows: notes without a recipe, stories without a client. */
export function strayTexts(siteDir: string): Problem[] {
  const kinds = [
    [NOTES_DIR, 'recipe', namesIn(siteDir, RECIPES_DIR, '.yaml')],
    [STORIES_DIR, 'client with "story:" in its file', namesIn(siteDir, CLIENTS_DIR, '.yaml', /^story:/m)],
  ] as const;
  return kinds.flatMap(([folder, kind, ids]) =>
    namesIn(siteDir, folder, '.mdx')
      .filter((name) => !ids.includes(name))
      .map((name) => ({
        file: `${folder}/${name}.mdx`,
        problem: `belongs to no ${kind}`,
        remedy: `Rename it to the id of a ${kind}, or remove it.`,
      })),
  );
}

/** Topics that no published article has. */
export function unusedTopics(articles: readonly ArticleFile[], topics: readonly string[]): Problem[] {
  const used = new Set(articles.filter(({front}) => front.draft !== true).flatMap(({front}) => front.tags));
  return topics
    .filter((topic) => !used.has(topic))
    .map((topic) => ({
      file: TOPICS_FILE,
      field: topic,
      problem: 'is a topic without an article',
      remedy: 'Give it to an article, or remove it.',
    }));
}

/** The ids of the calculators in a text, by what the compiler of MDX found in it. */
const calculatorsOf = (text: Result): unknown[] =>
  (text.failure === undefined ? text.elements : [])
    .filter(({name}) => name === 'Calculator')
    .flatMap(({attributes}) => attributes.filter(({name}) => name === 'id').map(({value}) => value));

/**
 * Calculators that no recipe, no hub and no text shows: only the list of all of them leads there. While something cannot
 * be read, it is not known which these are.
 */
export function unusedCalculators(
  {recipes = [], hubs = [], problems}: Pick<Content, 'recipes' | 'hubs' | 'problems'>,
  texts: readonly Result[],
): Remark[] {
  if (problems.length > 0 || texts.some(({failure}) => failure !== undefined)) {
    return [];
  }
  const used = new Set([
    ...recipes.flatMap(({calculators = []}) => calculators.map(({id}) => id)),
    ...hubs.flatMap(({calculators = []}) => calculators),
    ...texts.flatMap(calculatorsOf),
  ]);
  return CALCULATOR_IDS.filter((id) => !used.has(id)).map((id) => ({
    file: `src/features/calculators/${id}`,
    remark: 'is a calculator that no recipe, hub or article shows',
  }));
}
