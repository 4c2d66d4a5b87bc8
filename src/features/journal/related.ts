import {byCodeUnit} from '../../lib/byCodeUnit';
import type {EntrySummary, RelatedEntry} from '../../data/journal/types';

const MAX_RELATED = 3;

/**
 * The writer's choice first, then entries that share the most topics; ties go to the newer, then by id, so that the
 * result never depends on file order.
 */
export function relatedEntries(
  entry: EntrySummary,
  all: readonly EntrySummary[],
  chosen: readonly string[] = [],
): RelatedEntry[] {
  const shared = (other: EntrySummary) => other.topics.filter((topic) => entry.topics.includes(topic)).length;
  const others = all.filter(({id}) => id !== entry.id);
  const first = chosen.flatMap((id) => others.find((other) => other.id === id) ?? []);
  const near = others
    .filter((other) => shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || byCodeUnit(b.date, a.date) || byCodeUnit(a.id, b.id));
  return [...new Set([...first, ...near])]
    .slice(0, MAX_RELATED)
    .map(({id, title, path, month, minutes}) => ({id, title, path, month, minutes}));
}
