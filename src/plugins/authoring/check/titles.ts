import * as z from 'zod';
import {
  advisorTitle,
  hubTitle,
  projectTitle,
  recipeTitle,
  TITLE,
  withSiteName,
} from '../../../data/pageHeads';
import {pageSchemas} from '../../../data/pages/schemas';
import {HUBS_DIR} from '../../content/hubs/read';
import {PAGES_DIR} from '../../content/pages';
import {ADVISORS_DIR, CLIENTS_DIR, PROJECTS_DIR} from '../../content/profiles/read';
import {RECIPES_DIR} from '../../content/recipes/references';
import {placeOfField} from '../../lib/fieldPlace';
import type {Problem} from '../../lib/problems';
import {readYaml} from '../../lib/yamlFile';
import type {Content} from '../content';

/** The title of a page, and the field that makes it as long as it is. */
interface Titled {
  file: string;
  at: readonly string[];
  title: string;
}

const titledPage = z.looseObject({page: z.looseObject({title: z.string()})});

/** The titles of the pages whose texts are in src/data/pages, of those that can be read. */
const titlesOfPages = (siteDir: string): Titled[] =>
  Object.keys(pageSchemas).flatMap((name) => {
    const file = `${PAGES_DIR}/${name}.yaml`;
    const {data} = readYaml(siteDir, file, titledPage);
    return data === undefined ? [] : [{file, at: ['page', 'title'], title: data.page.title}];
  });

/** The titles of the pages that recipes, hubs, articles and profiles have. */
function titlesOfContent({recipes = [], hubs = [], articles = [], profiles}: Content): Titled[] {
  const {advisors = [], clients = [], projects = []} = profiles ?? {};
  return [
    ...recipes.map((recipe) => ({
      file: `${RECIPES_DIR}/${recipe.id}.yaml`,
      at: recipe.page === undefined ? ['name'] : ['page', 'title'],
      title: recipeTitle(recipe),
    })),
    ...hubs.map((hub) => ({file: `${HUBS_DIR}/${hub.id}.yaml`, at: ['title'], title: hubTitle(hub)})),
    ...articles.map(({file, front}) => ({file, at: ['title'], title: front.title})),
    ...advisors.map((advisor) => ({
      file: `${ADVISORS_DIR}/${advisor.id}.yaml`,
      at: ['name'],
      title: advisorTitle(advisor),
    })),
    ...clients.flatMap(({id, story}) =>
      story === undefined
        ? []
        : [{file: `${CLIENTS_DIR}/${id}.yaml`, at: ['story', 'title'], title: story.title}],
    ),
    ...projects.map((project) => ({
      file: `${PROJECTS_DIR}/${project.id}.yaml`,
      at: ['title'],
      title: projectTitle(project),
    })),
  ];
}

/** Titles that are too long once the site's name is at their end. */
export function longTitles(siteDir: string, content: Content): Problem[] {
  return [...titlesOfContent(content), ...titlesOfPages(siteDir)].flatMap(({file, at, title}) => {
    const whole = withSiteName(title, content.siteName ?? '');
    return whole.length <= TITLE
      ? []
      : [
          {
            file,
            ...placeOfField(siteDir, file, at),
            value: title,
            problem: `makes a title of ${whole.length} characters with the site's name, and a title may have ${TITLE}`,
            remedy: `Shorten it by ${whole.length - TITLE} characters.`,
          },
        ];
  });
}
