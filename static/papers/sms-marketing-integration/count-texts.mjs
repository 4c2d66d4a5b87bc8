// Counts what each text message is billed as: node count-texts.mjs messages.csv
// messages.csv has a head line and two columns, name and text; a text with commas or line breaks is in double quotes.
// Write placeholders out, with the longest name you have: a name with a letter such as ł makes the whole text unicode.
import fs from 'node:fs';

const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
// These are in the plain alphabet, and count as two.
const EXTENDED = new Set('^{}\\[~]|€\f');

/** Alphabet, length and number of billed parts of one message. */
function count(text) {
  const plain = [...text].every((sign) => BASIC.has(sign) || EXTENDED.has(sign));
  const length = plain ? [...text].reduce((sum, sign) => sum + (EXTENDED.has(sign) ? 2 : 1), 0) : text.length;
  const [single, part] = plain ? [160, 153] : [70, 67];
  return {
    alphabet: plain ? 'plain' : 'unicode',
    length,
    parts: length <= single ? 1 : Math.ceil(length / part),
    odd: plain ? [] : [...new Set(text)].filter((sign) => !BASIC.has(sign) && !EXTENDED.has(sign)),
  };
}

const file = fs.readFileSync(process.argv[2], 'utf8').replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
// Where decimals have a comma, Excel puts semicolons between cells.
const [, sign] = /^name([,;])text\n/.exec(file) ?? [];
if (sign === undefined) {
  throw new Error('The first line must be: name,text');
}

/** The rows below the head, each as its cells. */
const rows = [[]];
for (const [, cell, end] of file.matchAll(new RegExp(`("(?:[^"]|"")*"|[^${sign}\n]*)(${sign}|\n|$)`, 'g'))) {
  rows.at(-1).push(/^"[^]*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell);
  if (end !== sign) {
    rows.push([]);
  }
}
for (const [name, ...cells] of rows.slice(1).filter(({length}) => length > 1)) {
  const {alphabet, length, parts, odd} = count(cells.join(sign).trim());
  const why = odd.length > 0 ? `, because of ${odd.join(' ')}` : '';
  console.log(`${name}: ${parts} part${parts === 1 ? '' : 's'}, ${length} ${alphabet}${why}`);
}
