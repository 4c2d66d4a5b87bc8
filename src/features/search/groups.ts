import {ADVISORS_PATH, JOURNAL_PATH, LIST_PATH, TOPICS_PATH} from '../../config/paths';
import type {SearchResult} from './types';

type Group = 'Answers' | 'Recipes' | 'Journal' | 'People' | 'Pages';

const PEOPLE = new RegExp(`^${ADVISORS_PATH}/[^/]+$`);
const ARTICLE = new RegExp(`^(?!${TOPICS_PATH}(?:/|$))${JOURNAL_PATH}/[^/]+$`);

function groupOf(path: string): Group {
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

export interface ResultGroup {
  label: string;
  results: readonly SearchResult[];
}

/** The group with the best result comes first; what arrives later stands below, so that nothing moves. */
export function groupResults(results: readonly SearchResult[]): ResultGroup[] {
  const groups = new Map<string, SearchResult[]>();
  for (const result of [...results].sort((a, b) => Number(a.added) - Number(b.added))) {
    const label = result.added ? 'In the texts' : groupOf(result.path);
    groups.set(label, [...(groups.get(label) ?? []), result]);
  }
  return [...groups].map(([label, list]) => ({label, results: list}));
}
