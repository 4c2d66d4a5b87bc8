import {type Recipe, recipeSchema} from '../../../data/recipes/schema';
import {CHANNEL_HUE} from '../../../data/recipes/taxonomy';
import {CATALOGUE_PATH, LIST_PATH, recipePath, SCHEMA_PATH, SKILLS_PATH} from '../../../config/paths';
import {keepFigures} from '../../../lib/keepFigures';
import {textOf} from '../../lib/generated';
import {look} from '../../outputs/social-cards/look';
import type {Collection} from '../collection';
import {docsOf} from './generate';
import {allRecipes} from './read';
import {circleProblems, NOTES_DIR, paperProblems, PAPERS_DIR, unplannedNeeds} from './references';
import type {Page, Site} from '../routes';
import {listData, pagesModule} from './listData';
import {cardOf, inOneLine} from '../../../data/recipes/card';
import {recipeTitle} from '../../../data/recipes/page';

/** The list of all recipes. */
async function listPages({siteDir, data}: Site): Promise<Page[]> {
  const list = listData(allRecipes(siteDir));
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
  watch: [`${NOTES_DIR}/*.mdx`, `${PAPERS_DIR}/**`],
  schema: () => recipeSchema,
  tag: 'RecipeCard',
  unique: ['id', 'name'],
  body: ({id}, siteDir) => textOf(siteDir, `${NOTES_DIR}/${id}.mdx`),
  problems: (entries, siteDir) => [
    ...entries.flatMap((entry) => paperProblems(entry, siteDir)),
    ...unplannedNeeds(entries),
    ...circleProblems(entries),
  ],
  check: async (entries, siteDir) => (await import('./check')).recipeChecks(entries, siteDir),
  follows: (siteDir) => docsOf(siteDir),
  path: ({id}) => recipePath(id),
  pages: () => [LIST_PATH],
  sitemap: ['weekly', '0.9'],
  section: [LIST_PATH, look('Growth recipes', 'Filter by channel, stage, effort and impact', 'teal', 'bars')],
  forPrograms: [
    [CATALOGUE_PATH, 'All recipes as JSON', 'every field of every recipe, with its addresses'],
    [SCHEMA_PATH, 'The schema of a recipe', 'JSON Schema of what the catalogue has for each recipe'],
    [SKILLS_PATH, 'Recipes as skills', 'an index of Agent Skills, each with the digest of its file'],
  ],
  routes: (site) => listPages(site),
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

  output: async (site) => (await import('../catalogue/files')).libraryFiles(site),
};
