export const MUTANTS: readonly {name: string; file: string; from: string}[];
