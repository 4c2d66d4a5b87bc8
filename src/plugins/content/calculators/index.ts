import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {CALCULATOR_GROUPS, type CalculatorId} from '../../../data/calculators/ids';
import {hubPath} from '../../../data/hubs/types';
import {CALCULATOR_LIST, cardsOf} from '../../../features/calculators/all';
import type {Use} from '../../../features/calculators/calculator';
import {calculatorMarkdown} from '../../../features/calculators/markdown';
import {CALCULATORS_PATH, calculatorPath} from '../../../features/calculators/paths';
import {recipePath} from '../../../features/recipes/paths';
import {absoluteIn, routeOf} from '../../lib/address';
import {tagsOf} from '../../lib/mdx/tags';
import {writeFiles} from '../../lib/writeFiles';
import {loadedHubs} from '../hubs/read';
import {loaded} from '../loaded';
import {loadedRecipes} from '../recipes/read';

/** A page, and the ids of the calculators that it embeds. */
interface Embedding extends Use {
  ids: ReadonlySet<string | undefined>;
}

/** The articles with the calculators that they embed, and with their addresses below the base URL. */
function embeddingArticles(allContent: AllContent, baseUrl: string): Embedding[] {
  const {blogPosts} = loaded(allContent, 'docusaurus-plugin-content-blog');
  return blogPosts.map(({metadata, content}) => ({
    title: metadata.title,
    path: `/${metadata.permalink.slice(baseUrl.length)}`,
    ids: new Set(tagsOf(content, 'Calculator').map(({id}) => id)),
  }));
}

/** Recipes that embed a calculator, hubs that name it, articles that embed it. */
function usesOf(id: CalculatorId, allContent: AllContent, articles: readonly Embedding[]): Use[] {
  const recipes = loadedRecipes(allContent).filter((recipe) =>
    recipe.calculators?.some((one) => one.id === id),
  );
  const hubs = loadedHubs(allContent).filter(({calculators}) => calculators.includes(id));
  return [
    ...recipes.map((recipe) => ({title: recipe.name, path: recipePath(recipe.id)})),
    ...hubs.map((hub) => ({title: `Growth hub: ${hub.title}`, path: hubPath(hub.id)})),
    ...articles.filter(({ids}) => ids.has(id)).map(({title, path: page}) => ({title, path: page})),
  ];
}

/** Calculators: the index, a page for each with what uses it, and each as Markdown. */
export default function calculatorsPlugin(context: LoadContext): Plugin {
  const {baseUrl} = context;
  return {
    name: 'calculators',

    /** After all content has loaded, so that `npm start` shows a recipe that has begun to use one. */
    allContentLoaded({allContent, actions: {addRoute}}) {
      const articles = embeddingArticles(allContent, baseUrl);
      addRoute({
        path: routeOf(baseUrl, CALCULATORS_PATH),
        component: '@site/src/features/calculators/page/CalculatorIndexPage',
        props: {groups: CALCULATOR_GROUPS.map(({heading, ids}) => ({heading, cards: cardsOf(ids)}))},
        exact: true,
      });
      for (const {id} of CALCULATOR_LIST) {
        addRoute({
          path: routeOf(baseUrl, calculatorPath(id)),
          component: '@site/src/features/calculators/page/CalculatorPage',
          modules: {calculator: `@site/src/features/calculators/${id}/calculator.ts`},
          props: {uses: usesOf(id, allContent, articles)},
          exact: true,
        });
      }
    },

    async postBuild({outDir}) {
      const files = CALCULATOR_LIST.map((calculator) => {
        const page = calculatorPath(calculator.id);
        return [`${page}.md`, calculatorMarkdown(calculator, absoluteIn(context)(page))] as const;
      });
      await writeFiles(outDir, Object.fromEntries(files));
    },
  };
}
