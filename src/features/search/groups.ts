import {LIST_PATH} from '../recipes/paths';
import type {SearchResult} from './types';

export type Group = 'Recipes' | 'Journal' | 'People' | 'Pages';

const PEOPLE = /^\/network\/advisors\/[^/]+$/;
const ARTICLE = /^\/philosophy\/journal\/(?!topics(\/|$))[^/]+$/;

/** The group that a path's result belongs to. */
export function groupOf(path: string): Group {
  if (path.startsWith(`${LIST_PATH}/`)) {
    return 'Recipes';
  }
  if (ARTICLE.test(path)) {
    return 'Journal';
  }
  return PEOPLE.test(path) ? 'People' : 'Pages';
}

/** Results by group: the group with the best result comes first, and each keeps its order. */
export function groupResults(results: readonly SearchResult[]): [Group, SearchResult[]][] {
  const groups = new Map<Group, SearchResult[]>();
  for (const result of results) {
    const group = groupOf(result.path);
    groups.set(group, [...(groups.get(group) ?? []), result]);
  }
  return [...groups];
}
