/** The text that this tab keeps under a key (session storage); empty where there is none, or storage is blocked. */
export function readInTab(key: string): string {
  try {
    return window.sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text until the tab is closed, an empty one not at all; where storage is blocked, nothing is kept. */
export function keepInTab(key: string, text: string): void {
  try {
    if (text === '') {
      window.sessionStorage.removeItem(key);
    } else {
      window.sessionStorage.setItem(key, text);
    }
  } catch {
    // The next read finds nothing, and the page does without.
  }
}
