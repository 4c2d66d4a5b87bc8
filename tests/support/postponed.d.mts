export function postponedIds(root: string): {recipe: string; article: string};
export function postpone(root: string): void;
