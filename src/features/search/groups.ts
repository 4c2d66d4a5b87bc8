import type {SearchResult} from './types';

export interface ResultGroup {
  label: string;
  results: readonly SearchResult[];
}

const groupOf = ({path, group}: SearchResult) => (path.includes('#') ? 'Answers' : (group ?? 'Pages'));

/** The group with the best result comes first; what arrives later stands below, so that nothing moves. */
export function groupResults(results: readonly SearchResult[]): ResultGroup[] {
  const groups = new Map<string, SearchResult[]>();
  for (const result of [...results].sort((a, b) => Number(a.added) - Number(b.added))) {
    const label = result.added ? 'In the texts' : groupOf(result);
    groups.set(label, [...(groups.get(label) ?? []), result]);
  }
  return [...groups].map(([label, list]) => ({label, results: list}));
}
