export const MUTANTS: readonly {name: string}[];
