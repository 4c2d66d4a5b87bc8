import path from 'node:path';
import fs from 'node:fs';
import {parse} from 'yaml';
import {navigation} from '../../../src/config/navigation';
import {contentOf} from '../../../src/plugins/content/kinds';
import {advisorsOf, projectsOf} from '../../../src/plugins/content/people';

const ROOT = path.resolve(__dirname, '../../..');

/**
 * The first item of a list that fits, of a kind that every content has; `given` of support/test is for kinds that some
 * content is without.
 */
export function one<T>(items: readonly T[], what: string, fits: (item: T) => boolean = () => true): T {
  const found = items.find(fits);
  if (found === undefined) {
    throw new Error(`The content has no ${what}, which the browser tests need one of.`);
  }
  return found;
}

/** The items with the most text first: the hardest ones to lay out. */
export const byLength = <T>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);

/** The item with the most text. */
export const longest = <T>(items: readonly T[]): T => one(byLength(items), 'item');

/** How often each value occurs, the most frequent first. */
function byFrequency(values: readonly string[]): string[] {
  const count = (value: string) => values.filter((other) => other === value).length;
  return [...new Set(values)].sort((a, b) => count(b) - count(a));
}

/** The site's content as its own readers give it, so that no test pins what a writer may change. */
const content = contentOf(ROOT);
export const recipes = content.items('recipe');
export const advisors = advisorsOf(content);
export const clients = content.items('client');
export const projects = projectsOf(content);
export const starters = content.items('starter-plan');
export const positions = content.items('money-position');
/** Articles that visitors see, the newest first. */
export const articles = content
  .entries('article')
  .map(({item: front, ...entry}) => ({...entry, front}))
  .filter(({front}) => front.draft !== true)
  .sort((a, b) => b.front.date.localeCompare(a.front.date));

/** The goals of the home page. */
export const GOALS = [
  'New market launch',
  'Series B fund raise',
  'Profitable growth',
  'New product launch',
] as const;

const labels = parse(fs.readFileSync(path.join(ROOT, 'blog/tags.yml'), 'utf8')) as Record<
  string,
  {label: string; permalink: string}
>;

/** Topics that have articles, the most frequent first: the key in the front matter, the label, the page. */
export const topics = byFrequency(articles.flatMap(({front}) => front.tags)).map((key) => ({
  key,
  label: labels[key]?.label ?? key,
  path: `/philosophy/journal/topics${labels[key]?.permalink ?? `/${key}`}`,
}));

/** The pages that the header leads to, each with the name of its group. */
export const places = navigation.flatMap(({name: group, entries}) =>
  entries.filter(({external}) => !external).map(({name, path}) => ({group, name, path})),
);

/** The place in the header of the page with a path. */
export const placeOf = (path: string) => one(places, `entry of ${path}`, (place) => place.path === path);

export const addressOf = {
  recipe: ({id}: {id: string}) => `/services/growth-recipes/${id}`,
  starter: ({id}: {id: string}) => `/services/growth-recipes/plans/${id}`,
  article: ({id}: {id: string}) => `/philosophy/journal/${id}`,
  client: ({id}: {id: string}) => `/customers/stories/${id}`,
  advisor: ({id}: {id: string}) => `/network/advisors/${id}`,
  portfolio: ({id}: {id: string}) => `/network/advisors/${id}/portfolio`,
  project: ({id, advisorId}: {id: string; advisorId: string}) =>
    `/network/advisors/${advisorId}/portfolio/${id}`,
};
