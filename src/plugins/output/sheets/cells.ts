/** The cells of a line of CSV; those in quotes may hold commas. */
export const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?<=^|,)(?:"((?:[^"]|"")*)"|([^,]*))(?=,|$)/g)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
  );
