/** Accents, invisible signs, and apostrophes in words and commas in figures. */
const MARKS = /[\p{M}\p{Cf}]|(?<=\p{L})['’](?=\p{L})|(?<=\d),(?=\d{3}(?!\d))/gu;

/** S.E.O., A/B and R&D. */
const INITIALS = /(?<![\p{L}\p{N}])\p{L}(?:[./&]\p{L})+(?![\p{L}\p{N}])\.?/gu;

/** A text as everyone might type it: in lower case, without the marks that do not tell one word from another. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(INITIALS, (word) => word.replaceAll(/[./&]/g, ''))
    .toLowerCase();
