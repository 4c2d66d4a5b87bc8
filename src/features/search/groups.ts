import {ADVISORS_PATH, JOURNAL_PATH, LIST_PATH, TOPICS_PATH} from '../../config/paths';
import type {SearchResult} from './types';

export type Group = 'Answers' | 'Recipes' | 'Journal' | 'People' | 'Pages';

const PEOPLE = new RegExp(`^${ADVISORS_PATH}/[^/]+$`);
const ARTICLE = new RegExp(`^(?!${TOPICS_PATH}(?:/|$))${JOURNAL_PATH}/[^/]+$`);

export function groupOf(path: string): Group {
  if (path.includes('#')) {
    return 'Answers';
  }
  if (path.startsWith(`${LIST_PATH}/`)) {
    return 'Recipes';
  }
  if (ARTICLE.test(path)) {
    return 'Journal';
  }
  return PEOPLE.test(path) ? 'People' : 'Pages';
}

function collect(results: readonly SearchResult[]): ResultGroup[] {
  const groups = new Map<Group, SearchResult[]>();
  for (const result of results) {
    const group = groupOf(result.path);
    groups.set(group, [...(groups.get(group) ?? []), result]);
  }
  return [...groups].map(([group, list]) => ({group, label: group, results: list}));
}

export interface ResultGroup {
  group: Group;
  label: string;
  results: SearchResult[];
}

/** For groups that are already shown further up, so that nothing moves when full-text results arrive. */
const MORE: Readonly<Record<Group, string>> = {
  Answers: 'More answers',
  Recipes: 'More recipes',
  Journal: 'More from the journal',
  People: 'More people',
  Pages: 'More pages',
};

/**
 * The group with the best result comes first. Results that arrive later form further groups below, except that
 * those of the last group are appended to it.
 */
export function groupResults(results: readonly SearchResult[]): ResultGroup[] {
  const first = collect(results.filter(({added}) => !added));
  const added = collect(results.filter((result) => result.added));
  const last = first.at(-1);
  const longer = added.find(({group}) => group === last?.group);
  last?.results.push(...(longer?.results ?? []));
  const known = new Set(first.map(({group}) => group));
  const below = added
    .filter((item) => item !== longer)
    .map((item) => (known.has(item.group) ? {...item, label: MORE[item.group]} : item));
  return [...first, ...below];
}
