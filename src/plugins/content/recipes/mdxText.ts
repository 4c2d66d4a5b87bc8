import {escapeAttribute, escapeMdx} from './escapeMdx';

/** Blocks of Markdown, a blank line between them. */
export const blocks = (...parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined).join('\n\n');

/** A component around a part of the page, with those of its attributes that have a value. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...parts: readonly (string | undefined)[]
): string => {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined
      ? ''
      : ` ${key}=${typeof value === 'number' ? `{${value}}` : `"${escapeAttribute(value)}"`}`,
  );
  return blocks(`<${name}${written.join('')}>`, ...parts, `</${name}>`);
};

/** A row of it, whose cells may hold bars. */
const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => escapeMdx(cell).replaceAll(/(?<!\\)\|/g, String.raw`\|`)).join(' | ')} |`;

/** A table of Markdown. */
export const table = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(columns), `|${' --- |'.repeat(columns.length)}`, ...rows.map(row)].join('\n');
