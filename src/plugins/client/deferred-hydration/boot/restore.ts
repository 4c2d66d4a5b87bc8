/** Whether a text is in the page's address, or is a key of one of the two storages; they may be blocked. */
const holds = (word: string) =>
  location.href.includes(word) || word in localStorage || word in sessionStorage;

/** Whether one of these words of `HYDRATE_META` holds. */
export function hasToRestore(words: readonly string[]): boolean {
  try {
    return words.some(holds);
  } catch {
    return false;
  }
}
