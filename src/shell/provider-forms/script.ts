type Command = readonly [string, unknown];

interface Queue {
  push: (command: Command) => unknown;
}

declare global {
  interface Window {
    /** The provider's queue: a plain array until its script replaces it. */
    _klOnsite?: Queue;
  }
}

/** Address of the provider's on-site script for a company key. */
const scriptAddress = (key: string): string =>
  `https://static.klaviyo.com/onsite/js/klaviyo.js?company_id=${encodeURIComponent(key)}`;

/** Whether the provider's script has run: it replaces the queue with its own object. */
export function isScriptPresent(): boolean {
  return window._klOnsite !== undefined && !Array.isArray(window._klOnsite);
}

/** Hands a command to the provider, or to the queue that its script will read. */
export function pushCommand(command: Command): void {
  const commands: Command[] = [];
  window._klOnsite ??= commands;
  window._klOnsite.push(command);
}

/** Adds the provider's script to the page, once; `onError` is called when it cannot be loaded. */
export function loadScript(key: string, onError: () => void): void {
  const address = scriptAddress(key);
  const present = document.querySelector<HTMLScriptElement>(`script[src="${address}"]`);
  const script = present ?? document.createElement('script');
  script.addEventListener('error', () => {
    // So that the next page with a form tries again.
    script.remove();
    onError();
  });
  if (present === null) {
    script.async = true;
    script.src = address;
    document.head.append(script);
  }
}
