/** Local storage that never throws: where it is blocked or full, values last in memory for the visit. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) {
    listener();
  }
}

/** The stored text, or what this visit wrote where the browser stores nothing; null where there is none. Never throws. */
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

/** Removes a key without telling subscribers. */
export function dropStored(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Then nothing is stored there.
  }
}

/**
 * Notifies this page's subscribers; the browser notifies other tabs. Returns whether the value outlives the visit. If
 * it does not fit, the old value goes as well: a choice taken back must not hold on the next page.
 */
export function writeStored(key: string, value: string): boolean {
  let kept = true;
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    dropStored(key);
    memory.set(key, value);
    kept = false;
  }
  notify();
  return kept;
}

/** What another tab stored is newer than what this one could not store. The key is null where all has been cleared. */
function takeFromOtherTab({key}: StorageEvent): void {
  if (key === null) {
    memory.clear();
  } else {
    memory.delete(key);
  }
  notify();
}

if (typeof window !== 'undefined') {
  // Whether or not anything subscribes: what is only read now and then must not be older either.
  window.addEventListener('storage', takeFromOtherTab);
}

/** Calls back after every write, in any tab; returns the function that unsubscribes. */
export function subscribeStored(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
