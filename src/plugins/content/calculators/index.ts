import fs from 'node:fs';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {CALCULATOR_GROUPS, type CalculatorId} from '../../../data/calculators/ids';
import {toSummary} from '../../../data/recipes/types';
import {CALCULATOR_LIST, cardsOf} from '../../../features/calculators/all';
import {calculatorMarkdown} from '../../../features/calculators/markdown';
import {CALCULATORS_PATH, calculatorPath} from '../../../features/calculators/paths';
import {loadedRecipes} from '../recipes/read';

/** Articles that embed a calculator, with their addresses below the base URL. */
function articlesWith(id: CalculatorId, allContent: AllContent, baseUrl: string) {
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  return (blog?.blogPosts ?? [])
    .filter(({content}) => new RegExp(`^<Calculator\\b[^>]*\\bid="${id}"`, 'm').test(content))
    .map(({metadata}) => ({title: metadata.title, path: `/${metadata.permalink.slice(baseUrl.length)}`}));
}

/** Calculators: the index, a page for each with the recipes and articles that use it, and each as Markdown. */
export default function calculatorsPlugin({baseUrl, siteConfig}: LoadContext): Plugin {
  const below = (page: string) => `${baseUrl}${page.slice(1)}`;
  return {
    name: 'calculators',

    /** After all content has loaded, so that `npm start` shows a recipe that has begun to use one. */
    allContentLoaded({allContent, actions: {addRoute}}) {
      const recipes = loadedRecipes(allContent);
      addRoute({
        path: below(CALCULATORS_PATH),
        component: '@site/src/features/calculators/page/CalculatorIndexPage',
        props: {groups: CALCULATOR_GROUPS.map(({heading, ids}) => ({heading, cards: cardsOf(ids)}))},
        exact: true,
      });
      for (const {id} of CALCULATOR_LIST) {
        const using = recipes.filter(({calculators}) => calculators?.some((one) => one.id === id));
        addRoute({
          path: below(calculatorPath(id)),
          component: '@site/src/features/calculators/page/CalculatorPage',
          modules: {calculator: `@site/src/features/calculators/${id}/calculator.ts`},
          props: {uses: {recipes: using.map(toSummary), articles: articlesWith(id, allContent, baseUrl)}},
          exact: true,
        });
      }
    },

    async postBuild({outDir}) {
      await Promise.all(
        CALCULATOR_LIST.map((calculator) => {
          const page = calculatorPath(calculator.id);
          const text = calculatorMarkdown(calculator, `${siteConfig.url}${below(page)}`);
          return fs.promises.writeFile(path.join(outDir, `${page}.md`), text);
        }),
      );
    },
  };
}
