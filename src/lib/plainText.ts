/** Accents, invisible signs, and apostrophes in words and commas in figures. */
const MARKS = /[\p{M}\p{Cf}]|(?<=\p{L})['’](?=\p{L})|(?<=\d),(?=\d{3}(?!\d))/gu;

/** S.E.O., A/B and R&D. */
const INITIALS = /(?<![\p{L}\p{N}])\p{L}(?:[./&]\p{L})+(?![\p{L}\p{N}])\.?/gu;

/** A text as everyone might type it: in lower case, without what makes no other word of a word. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(INITIALS, (word) => word.replaceAll(/[./&]/g, ''))
    .toLowerCase();
