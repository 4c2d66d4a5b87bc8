const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Up to 99 in words, above that in figures: `fifty`, `forty-eight`, `120`. */
export function numberInWords(number: number): string {
  const ten = TENS[Math.floor(number / 10) - 2];
  const one = ONES[number % 10] ?? '';
  return ONES[number] ?? (ten === undefined ? String(number) : number % 10 === 0 ? ten : `${ten}-${one}`);
}
