/** How long after each failure a script is asked for again, in milliseconds. */
export const RETRY_AFTER_MS = [500, 2_000];

/**
 * Adds the page's scripts and takes them off the list. A script that has failed after all its retries is on the list
 * again, and `onFailure` hears of it.
 */
export function addScripts(urls: string[], onFailure: () => void): void {
  const add = (url: string, attempt: number) => {
    const script = document.createElement('script');
    script.src = url;
    // They run in the order of the list: the site's own finds its route's in place. It also tells the page's own scripts
    // from others (src/plugins/client/stale-tab).
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
  // All are fetched at once, the last first: the site's own, the largest, must not wait where a host speaks HTTP/1 and a
  // browser asks it for six files at a time.
  const link = document.createElement('link');
  link.href = urls.at(-1) ?? '';
  link.rel = 'preload';
  link.as = 'script';
  document.head.append(link);
  for (const url of urls.splice(0)) {
    add(url, 0);
  }
}
