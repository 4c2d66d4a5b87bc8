/** Local storage that never throws: where it is blocked or full, values last in memory for the visit. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) {
    listener();
  }
}

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

/**
 * Calls back after every write, in any tab; returns the function that unsubscribes. What another tab has stored since
 * counts, and not what this one had to keep in memory.
 */
export function subscribeStored(listener: () => void): () => void {
  const onStorage = ({key}: StorageEvent) => {
    if (key === null) {
      memory.clear();
    } else {
      memory.delete(key);
    }
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
