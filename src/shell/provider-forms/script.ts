type Command = readonly [string, unknown];

interface Queue {
  push: (command: Command) => unknown;
}

declare global {
  interface Window {
    /** A plain array until the provider's script replaces it. */
    _klOnsite?: Queue;
  }
}

const scriptAddress = (key: string): string =>
  `https://static.klaviyo.com/onsite/js/klaviyo.js?company_id=${encodeURIComponent(key)}`;

/** The script has run once the queue is no longer an array. */
export function isScriptPresent(): boolean {
  return window._klOnsite !== undefined && !Array.isArray(window._klOnsite);
}

export function pushCommand(command: Command): void {
  const commands: Command[] = [];
  window._klOnsite ??= commands;
  window._klOnsite.push(command);
}

/** Adds the script once per page. */
export function loadScript(key: string, onError: () => void): void {
  const address = scriptAddress(key);
  const present = document.querySelector<HTMLScriptElement>(`script[src="${address}"]`);
  const script = present ?? document.createElement('script');
  script.addEventListener('error', () => {
    // Lets the next page with a form try again.
    script.remove();
    onError();
  });
  if (present === null) {
    script.async = true;
    script.src = address;
    document.head.append(script);
  }
}
