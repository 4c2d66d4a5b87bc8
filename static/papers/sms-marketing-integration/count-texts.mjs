// Counts what each text message is billed as: node count-texts.mjs messages.csv
// messages.csv has a head line and two columns, name and text; a text with commas is in double quotes.
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

const [head, ...lines] = fs.readFileSync(process.argv[2], 'utf8').trim().split(/\r?\n/);
if (head !== 'name,text') {
  throw new Error('The first line must be: name,text');
}
for (const line of lines) {
  const comma = line.indexOf(',');
  const quoted = line.slice(comma + 1).trim();
  const text = quoted.startsWith('"') ? quoted.slice(1, -1).replaceAll('""', '"') : quoted;
  const {alphabet, length, parts, odd} = count(text);
  const why = odd.length > 0 ? `, because of ${odd.join(' ')}` : '';
  console.log(`${line.slice(0, comma)}: ${parts} part${parts === 1 ? '' : 's'}, ${length} ${alphabet}${why}`);
}
