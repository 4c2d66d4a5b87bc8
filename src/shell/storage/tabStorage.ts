/** Session storage; '' where it is blocked. */
export function readInTab(key: string): string {
  try {
    return window.sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Removes an empty text. */
export function keepInTab(key: string, text: string): void {
  try {
    if (text === '') {
      window.sessionStorage.removeItem(key);
    } else {
      window.sessionStorage.setItem(key, text);
    }
  } catch {
    // Then the next read finds nothing.
  }
}
