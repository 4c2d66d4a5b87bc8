/** Whether a text is in the page's address, or is a key of local storage that has a value; storage may be blocked. */
const holds = (word: string) => location.href.includes(word) || localStorage.getItem(word);

/** Whether one of these words of `HYDRATE_META` holds. */
export function hasToRestore(words: readonly string[]): boolean {
  try {
    return words.some(holds);
  } catch {
    return false;
  }
}
