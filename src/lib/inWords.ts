const WORDS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A count as a sentence has it: words up to twenty, figures beyond. */
export const inWords = (count: number): string => WORDS[count] ?? String(count);
