import fs from 'node:fs/promises';
import path from 'node:path';
import {GENERATE} from '../../authoring/new/begin';
import {withAge} from '../../../data/evidence/age';
import {recipeTitle} from '../../../data/pageHeads';
import {toMarkdown} from '../../../data/recipes/markdown';
import {type Recipe, recipeSchema} from '../../../data/recipes/schema';
import {CHANNEL_HUE, STAGES} from '../../../data/recipes/taxonomy';
import {withCalculators} from '../../../features/calculators/embed/answered';
import {
  CALCULATORS_PATH,
  CATALOGUE_PATH,
  FEED_PATH,
  JOURNAL_PATH,
  LIST_PATH,
  recipePath,
} from '../../../config/paths';
import {keepFigures} from '../../../lib/keepFigures';
import {routeOf} from '../../lib/address';
import {buildDay} from '../../lib/buildDay';
import {textOf} from '../../lib/generated';
import {readSynonyms, SYNONYMS_FILE} from '../../lib/synonyms';
import {look} from '../../output/social-cards/look';
import {type Collection, itemsOf, readCollection} from '../collection';
import {LICENCE_FILE} from '../site/derived';
import {docsOf} from './generate';
import {publishedRecipes} from './read';
import {circleProblems, NOTES_DIR, paperProblems, PAPERS_DIR, unplannedNeeds} from './references';
import type {Page, Site} from '../routes';
import {listData, pagesModule} from './listData';
import {stepRemarks} from '../../authoring/check/steps';
import {cardOf, inOneLine} from '../../../data/recipes/card';
import {advisors} from '../people/advisors';

/** Who answers for a recipe, in words: name and role. */
function whoIs(siteDir: string, {by}: Recipe): string {
  const who = itemsOf(siteDir, advisors).find(({id}) => id === by);
  return who === undefined ? by : `${who.name}, ${who.title}`;
}

/** The list of all recipes. */
async function listPages({siteDir, data}: Site): Promise<Page[]> {
  const list = listData(publishedRecipes(siteDir), readSynonyms(siteDir));
  const files = list.pages.map((_, page) => `cards-${page}.json`);
  await Promise.all(
    list.pages.map((cards, page) => data(`cards-${page}.json`, keepFigures(JSON.stringify(cards)))),
  );
  return [
    {
      path: LIST_PATH,
      component: '@site/src/features/recipes/list/RecipeListPage',
      modules: {
        data: await data('list.json', JSON.stringify(list.data)),
        pages: await data('pages.js', pagesModule(files)),
      },
    },
  ];
}

/** Growth recipes. The page of each is a doc: `docs.ts`. */
export const recipes: Collection<Recipe> = {
  name: 'recipe',
  title: 'A recipe',
  plural: 'Growth recipes',
  files: 'src/data/recipes/*.yaml',
  watch: [`${NOTES_DIR}/*.mdx`, `${PAPERS_DIR}/**`, SYNONYMS_FILE],
  schema: () => recipeSchema,
  unique: ['id', 'name'],
  body: ({id}, siteDir) => textOf(siteDir, `${NOTES_DIR}/${id}.mdx`),
  problems: (entries, siteDir) => [
    ...entries.flatMap((entry) => paperProblems(entry, siteDir)),
    ...unplannedNeeds(entries),
    ...circleProblems(entries),
  ],
  check: async (entries, siteDir) => (await import('./checks')).recipeChecks(entries, siteDir),
  remarks: (siteDir) => readCollection(siteDir, recipes).entries.flatMap(stepRemarks),
  follows: (siteDir) => docsOf(siteDir),
  sample: 'the steps are general, every "caseStudy" and "source" is an example of ours',
  begin: {
    next: `Fill it in, ${GENERATE}.`,
    asks: [
      {option: 'title', at: ['name'], question: 'What is it called?', suggested: (name) => name},
      {
        option: 'channels',
        at: ['channels'],
        question: 'On which channels does it run?',
        suggested: () => 'Content',
      },
      {option: 'effort', at: ['effortLevel'], question: 'How much effort is it?', suggested: () => 'Medium'},
      {
        option: 'impact',
        at: ['expectedImpact'],
        question: 'How large is its impact?',
        suggested: () => 'Medium',
      },
      {
        option: 'stage',
        at: ['buyingCycle'],
        question: 'Which stage of the buying cycle?',
        suggested: () => STAGES[0],
      },
      {option: 'by', at: ['by'], question: 'Which advisor answers for it?'},
    ],
    values: {
      ...Object.fromEntries(
        (['prepare', 'prepare', 'launch', 'launch', 'watch', 'decide'] as const).map((phase, index) => [
          `steps[${index}].phase`,
          phase,
        ]),
      ),
      'case.outcome': 'inconclusive',
      'plan.setUpDays': 5,
      'history[0].change': 'First published',
    },
  },
  beside: ({id}) => [`${NOTES_DIR}/${id}.mdx`, `${PAPERS_DIR}/${id}`, `tests/content/papers/${id}`],
  path: ({id}) => recipePath(id),
  pages: () => [LIST_PATH],
  section: [LIST_PATH, look('Growth recipes', 'Filter by channel, stage, effort and impact', 'teal', 'bars')],
  routes: (site) => listPages(site),
  published: ({published}) => published,
  pageTitle: (recipe) => ({
    at: recipe.page === undefined ? ['name'] : ['page', 'title'],
    title: recipeTitle(recipe),
  }),
  link: ({name}) => name,
  search: ({channels, buyingCycle}) => ({channels, stage: buyingCycle}),

  card(recipe) {
    const {name, channels, effortLevel, expectedImpact, facts} = cardOf(recipe);
    const [channel] = channels;
    return {
      title: name,
      section: 'Growth recipe',
      note: inOneLine(facts),
      ...(channel !== undefined && {hue: CHANNEL_HUE[channel]}),
      drawing: {kind: 'map', effort: effortLevel, impact: expectedImpact},
    };
  },

  markdown: (recipe, {absolute, siteDir}) =>
    toMarkdown(withCalculators(withAge(recipe, buildDay())), {
      by: whoIs(siteDir, recipe),
      page: absolute(recipePath(recipe.id)),
      papers: absolute(`/papers/${recipe.id}`),
      calculators: absolute(CALCULATORS_PATH),
    }),

  /** The library for programs: all recipes as JSON, and a feed of what is new. */
  async output({siteDir, baseUrl, name, absolute}) {
    // They bring a writer of feeds and a reader of HTML, which only a build needs.
    const {catalogue} = await import('../catalogue/catalogue');
    const {recipeFeed} = await import('../catalogue/feed');
    const [licence = ''] = (await fs.readFile(path.join(siteDir, LICENCE_FILE), 'utf8')).split('\n');
    const published = publishedRecipes(siteDir);
    const stylesheet = routeOf(baseUrl, `${JOURNAL_PATH}/feed.css`);
    return {
      [CATALOGUE_PATH]: catalogue(published, {name, licence, absolute}),
      [FEED_PATH]: recipeFeed(published, {name, licence, absolute, stylesheet}),
    };
  },
};
