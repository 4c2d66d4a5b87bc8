import type {Filters} from './filters';

/** Whether a selection holds exactly the recipes that the visitor has saved, in whatever order. */
export function isOwnSelection(selection: Filters['selection'], saved: ReadonlySet<string>): boolean {
  return selection !== null && selection.length === saved.size && selection.every((id) => saved.has(id));
}
