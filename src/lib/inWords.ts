const WORDS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A count as a sentence has it: words up to twenty, figures beyond. */
export const inWords = (count: number): string => WORDS[count] ?? String(count);

/** The same with words up to 99: `fifty`, `forty-eight`, `120`. */
export function hundredInWords(count: number): string {
  const ten = TENS[Math.floor(count / 10) - 2];
  return ten === undefined ? inWords(count) : count % 10 === 0 ? ten : `${ten}-${inWords(count % 10)}`;
}
