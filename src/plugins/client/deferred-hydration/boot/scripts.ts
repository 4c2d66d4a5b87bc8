/** How long after each failure a script is asked for again, in milliseconds. */
export const RETRY_AFTER_MS = [500, 2_000];

/** A browser that waits for a frame which nothing asks for is never idle. */
export const IDLE_BY_MS = 2_000;

/** Safari before 26 does not say when it is idle. */
export const whenIdle = (run: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(run, {timeout: IDLE_BY_MS}) : setTimeout(run);

/**
 * Fetches scripts at low priority, and has `run` called in an idle moment after that. Neither where data is to be saved.
 * By `fetch`, as Safari prefetches no link; read to its end, or the answer stops half-way and is not kept.
 */
export async function fetchAhead(urls: readonly string[], run: () => void): Promise<void> {
  const {connection} = navigator as {connection?: {saveData: boolean; effectiveType: string}};
  if (connection?.saveData || connection?.effectiveType.includes('2g')) {
    return;
  }
  await Promise.all(
    urls.map((url) =>
      fetch(url, {priority: 'low'})
        .then((answer) => answer.blob())
        // Asked for again when it is needed.
        .catch(Boolean),
    ),
  );
  whenIdle(run);
}

/**
 * Adds the page's scripts and takes them off the list. A script that has failed after all its retries is on the list
 * again, and `onFailure` is called.
 */
export function addScripts(urls: string[], onFailure: () => void): void {
  const add = (url: string, attempt: number) => {
    const script = document.createElement('script');
    script.src = url;
    // It says nothing here, but marks the script as the page's own (src/plugins/client/stale-tab).
    script.defer = true;
    // All are fetched at once, and run in the order of the list: the site's own finds its route's in place.
    script.async = false;
    script.onerror = () => {
      script.remove();
      const delay = RETRY_AFTER_MS[attempt];
      if (delay) {
        setTimeout(add, delay, url, attempt + 1);
      } else {
        urls.push(url);
        onFailure();
      }
    };
    document.head.append(script);
  };
  for (const url of urls.splice(0)) {
    add(url, 0);
  }
}
