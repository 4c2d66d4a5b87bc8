/**
 * The browser's local storage, for one visit at least: where it is blocked or full, values are kept in memory
 * instead, and nothing throws.
 */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) {
    listener();
  }
}

/** The stored text, or null where there is none. */
export function readStored(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) {
    return kept;
  }
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Takes a key out of the browser's storage, if it can. */
function drop(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Then nothing is kept there.
  }
}

/**
 * Stores a text under a key and notifies this page's subscribers; the browser notifies other tabs. Gives whether the
 * browser keeps it beyond this visit. Where there is no room for it, what was kept before goes as well: a choice that was
 * taken back must not hold on the next page.
 */
export function writeStored(key: string, value: string): boolean {
  let kept = true;
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    drop(key);
    memory.set(key, value);
    kept = false;
  }
  notify();
  return kept;
}

/** Forgets what is kept under a key. */
export function removeStored(key: string): void {
  memory.delete(key);
  drop(key);
  notify();
}

/** Calls back after every write on this page or in another tab; gives the function that ends it. */
export function subscribeStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
