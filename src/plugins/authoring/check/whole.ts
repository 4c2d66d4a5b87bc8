import fs from 'node:fs';
import path from 'node:path';
import {calculateReadingTime} from '@docusaurus/plugin-content-blog/lib/readingTime.js';
import type {AdvisorRecord} from '../../../data/advisors/schema';
import type {Client} from '../../../data/clients/schema';
import type {Recipe} from '../../../data/recipes/schema';
import type {ArticleFile} from '../../content/journal/frontMatter';
import {TOPICS_FILE} from '../../content/taxonomies/files';
import {didYouMean} from '../../lib/nearest';
import type {Problem} from '../../lib/problems';
import {NOTES_DIR} from '../../content/recipes/generate';
import {STORIES_DIR} from '../../content/profiles/read';
import {RECIPES_DIR} from '../../content/recipes/references';

/** Minutes an article may take to read; the five shipped ones take 8, 10 and 12. */
export const MINUTES = {least: 6, most: 15} as const;
/** Sentences of so few words may be repeated. */
const SHORT = 3;

const recipeFile = (id: string) => `${RECIPES_DIR}/${id}.yaml`;

/** Sentences of more than three words that are in two recipes. */
export function repeatedSentences(recipes: readonly Recipe[]): Problem[] {
  const owners = new Map<string, string>();
  return recipes.flatMap((recipe) => {
    const {description, steps, assetsNeeded, dependencies, caseStudy, optimizationTips} = recipe;
    return [description, ...steps, ...assetsNeeded, ...dependencies, caseStudy, ...optimizationTips]
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .flatMap((sentence) => {
        const owner = owners.get(sentence);
        owners.set(sentence, owner ?? recipe.id);
        return owner === undefined || owner === recipe.id || sentence.split(/\s+/).length <= SHORT
          ? []
          : [
              {
                file: recipeFile(recipe.id),
                value: sentence,
                problem: `is also in ${recipeFile(owner)}`,
                remedy: 'Write in each recipe what is true of that one alone.',
              },
            ];
      });
  });
}

/** Published articles that take more or less time to read than an article may. */
export function readingTimes(articles: readonly ArticleFile[]): Problem[] {
  return articles.flatMap(({file, front, body}) => {
    const minutes = Math.ceil(calculateReadingTime(body, 'en'));
    return front.draft === true || (minutes >= MINUTES.least && minutes <= MINUTES.most)
      ? []
      : [
          {
            file,
            value: minutes,
            problem: `takes ${minutes} minute${minutes === 1 ? '' : 's'} to read, and may take ${MINUTES.least} to ${MINUTES.most}`,
            remedy: 'Change its length (200 words are a minute), or add "draft: true".',
          },
        ];
  });
}

/** The files of a folder that belong to no item of a kind: no visitor would ever see them. */
function strays(
  siteDir: string,
  folder: string,
  [kind, ids]: readonly [kind: string, ids: readonly string[]],
): Problem[] {
  const dir = path.join(siteDir, folder);
  return (fs.existsSync(dir) ? fs.readdirSync(dir) : [])
    .filter((name) => name.endsWith('.mdx') && !ids.includes(path.basename(name, '.mdx')))
    .map((name) => ({
      file: `${folder}/${name}`,
      problem: `belongs to no ${kind}`,
      remedy: `Rename it to the id of a ${kind}, or remove it.`,
    }));
}

/** What no visitor would ever see: topics without an article, notes without a recipe, stories without a client. */
export function unusedData(
  siteDir: string,
  {
    recipes,
    articles,
    clients,
  }: {recipes: readonly Recipe[]; articles: readonly ArticleFile[]; clients: readonly Client[]},
  topics: readonly string[],
): Problem[] {
  const used = new Set(articles.filter(({front}) => front.draft !== true).flatMap(({front}) => front.tags));
  const withStory = clients.filter(({story}) => story !== undefined);
  return [
    ...topics
      .filter((topic) => !used.has(topic))
      .map((topic) => ({
        file: TOPICS_FILE,
        field: topic,
        problem: 'is a topic without an article',
        remedy: 'Give it to an article, or remove it.',
      })),
    ...strays(siteDir, NOTES_DIR, ['recipe', recipes.map(({id}) => id)]),
    ...strays(siteDir, STORIES_DIR, ['client with "story:" in its file', withStory.map(({id}) => id)]),
  ];
}

/** Clients with the same mark. */
export function sharedMarks(clients: readonly Client[]): Problem[] {
  const owners = new Map<string, string>();
  return clients.flatMap(({id, logo}) => {
    const owner = owners.get(logo.path);
    owners.set(logo.path, id);
    return owner === undefined
      ? []
      : [
          {
            file: `src/data/clients/${id}.yaml`,
            field: 'logo.path',
            problem: `is also the mark of ${owner}`,
            remedy: 'Draw one of its own.',
          },
        ];
  });
}

/** Companies that advisors' profiles name, and that are no clients. */
export function unknownCompanies(advisors: readonly AdvisorRecord[], clients: readonly Client[]): Problem[] {
  const names = clients.map(({name}) => name);
  return advisors.flatMap(({id, profile}) =>
    [
      ...(profile?.successStories ?? []).map(({company}, index) => [
        `successStories[${index}].company`,
        company,
      ]),
      ...(profile?.currentEngagements ?? []).map(({name}, index) => [
        `currentEngagements[${index}].name`,
        name,
      ]),
      ...(profile?.previousEngagements ?? []).map(({name}, index) => [
        `previousEngagements[${index}].name`,
        name,
      ]),
    ].flatMap(([field = '', name = '']) =>
      names.includes(name)
        ? []
        : [
            {
              file: `src/data/advisors/${id}.yaml`,
              field: `profile.${field}`,
              value: name,
              problem: 'is not the name of any client',
              remedy: `${didYouMean(name, names)}Write the name as a file in src/data/clients has it, or add that client.`,
            },
          ],
    ),
  );
}
