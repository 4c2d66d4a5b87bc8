import {site} from '../../../config/site';
import {advisorTitle} from '../../../data/advisors/types';
import {hubTitle} from '../../../data/hubs/types';
import {TITLE, withSiteName} from '../../../data/pageHeads';
import {projectTitle} from '../../../data/projects/types';
import {recipeTitle} from '../../../data/recipes/page';
import type {Content, Items} from '../../content/kind';
import type {Problem} from '../../lib/problems';
import {problemAt, type Path} from '../../lib/yamlFile';

/** Titles of pages that are too long once the site's name is at their end. */
export function longTitles(content: Content, siteName = site.name): Problem[] {
  const titled = <K extends keyof Items>(
    kind: K,
    titleOf: (item: Items[K]) => string | undefined,
    at: Path,
  ) =>
    content.entries(kind).flatMap((entry) => {
      const title = titleOf(entry.item);
      const length = title === undefined ? 0 : withSiteName(title, siteName).length;
      const problem = `makes a title of ${length} characters with the site's name, and a title may have ${TITLE}. Shorten it by ${length - TITLE} characters.`;
      return length <= TITLE ? [] : [problemAt(entry, at, problem, title)];
    });
  const clientNames = new Map(content.items('client').map(({id, name}) => [id, name]));
  return [
    ...titled('recipe', recipeTitle, ['name']),
    ...titled('article', ({title}) => title, ['title']),
    ...titled('hub', hubTitle, ['title']),
    ...titled('advisor', advisorTitle, ['name']),
    ...titled('client', ({story}) => story?.title, ['story', 'title']),
    ...titled(
      'project',
      ({client, title}) => projectTitle({clientName: clientNames.get(client) ?? client, title}),
      ['title'],
    ),
    ...titled('starter-plan', ({page}) => page.title, ['page', 'title']),
    ...titled('positions', ({page}) => page.title, ['page', 'title']),
  ];
}
