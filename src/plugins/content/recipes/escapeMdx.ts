/** Begins or ends inline markup, a JSX tag or an expression anywhere in a text. */
const INLINE = /[\\`*_{}[\]<~]/g;
/** Begins a block only where a line begins: list, heading, quote, rule, table, directive. */
const BLOCK = /^([-+=#>|]|:(?![A-Za-z]))/;
/** An ordered list's first number, where a line begins. */
const ORDERED = /^(\d+)([.)])/;
/** A line of code, where a line begins. */
const CODE = /^(?:import|export)\b/;
/** A text directive (`:name`). */
const DIRECTIVE = /:(?=[A-Za-z])/g;
/** Makes an address a link by itself. No backslash prevents that; one sign given as an expression does. */
const ADDRESS = /@|:\/\/|(?<=www)\./gi;

/** White space, line breaks included, becomes single spaces. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** A text as one line of MDX that renders as exactly that text: never markup, never code. */
export const escapeMdx = (text: string): string =>
  oneLine(text)
    .replaceAll('&', '&amp;')
    .replaceAll(INLINE, '\\$&')
    .replace(BLOCK, '\\$1')
    .replace(ORDERED, '$1\\$2')
    .replace(CODE, (word) => `&#${word.codePointAt(0)};${word.slice(1)}`)
    .replaceAll(DIRECTIVE, '\\:')
    .replaceAll(ADDRESS, "{'$&'}");

/** A text as the value of an attribute, in double quotes. */
export const escapeAttribute = (text: string): string =>
  oneLine(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
