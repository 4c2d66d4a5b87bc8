/** The chosen values among the allowed ones, each once, in the order in which they are allowed. */
export function parseChips<T extends string>(given: readonly string[], values: readonly T[]): T[] {
  return values.filter((value) => given.includes(value));
}

/** Whether an item with these values is shown: nothing is chosen, or one of its values is. */
export function passes<T extends string>(selected: readonly T[], values: readonly T[]): boolean {
  return selected.length === 0 || values.some((value) => selected.includes(value));
}

/** How many items have each value. */
export function countBy<T extends string, Item>(
  items: readonly Item[],
  values: readonly T[],
  valuesOf: (item: Item) => readonly T[],
): Map<T, number> {
  return new Map(
    values.map((value) => [value, items.filter((item) => valuesOf(item).includes(value)).length]),
  );
}

/** An item of a list that is filtered by sector and service. */
export interface Classified {
  sector: string;
  services: readonly string[];
}

/** The items whose sector is chosen and one of whose services is; an empty choice lets everything pass. */
export function bySectorAndService<Item extends Classified>(
  items: readonly Item[],
  sectors: readonly string[],
  services: readonly string[],
): Item[] {
  return items.filter((item) => passes(sectors, [item.sector]) && passes(services, item.services));
}
