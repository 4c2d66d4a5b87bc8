export type EmbedState = 'waiting' | 'filled' | 'failed';

declare global {
  interface Window {
    /** A plain array until the provider's script replaces it. */
    _klOnsite?: {push: (command: readonly [string, unknown]) => void};
  }
}

/** The script has run once the queue is no longer an array. */
const isScriptPresent = (): boolean => window._klOnsite !== undefined && !Array.isArray(window._klOnsite);

function request(id: string): void {
  const commands: unknown[] = [];
  window._klOnsite ??= commands;
  window._klOnsite.push(['embedForm', id]);
  window._klOnsite.push(['identify', {}]);
}

/** The first attempts, then the pace until the script is present, and when to give up. */
const ATTEMPTS_MS = [0, 100, 1_000] as const;
const RETRY_MS = 500;
const GIVE_UP_MS = 30_000;

/**
 * Requests form `id` repeatedly, as specified. Success means a filled container; a late form still counts, and one that
 * goes again does not.
 */
export function startEmbed(
  id: string,
  container: Element,
  onState: (state: EmbedState) => void,
): {fail: () => void; stop: () => void} {
  const timers: ReturnType<typeof setTimeout>[] = [];
  let state: EmbedState = 'waiting';

  const isFilled = () => container.childElementCount > 0;
  const rest = () => timers.splice(0).forEach(clearTimeout);
  const end = () => {
    rest();
    const next = isFilled() ? 'filled' : 'failed';
    if (state !== next) {
      state = next;
      onState(next);
    }
  };
  const observer = new MutationObserver(() => {
    if (isFilled() || state === 'filled') {
      end();
    }
  });
  observer.observe(container, {childList: true});
  /** Whether the provider's queue takes it: it may be anything. */
  const tryRequest = (): boolean => {
    try {
      request(id);
      return true;
    } catch {
      end();
      return false;
    }
  };
  const retry = () => {
    if (!isScriptPresent() && tryRequest()) {
      timers.push(setTimeout(retry, RETRY_MS));
    }
  };

  for (const delay of ATTEMPTS_MS) {
    timers.push(setTimeout(tryRequest, delay));
  }
  timers.push(setTimeout(retry, ATTEMPTS_MS[2] + RETRY_MS));
  timers.push(setTimeout(end, GIVE_UP_MS));
  return {
    fail: end,
    stop: () => {
      rest();
      observer.disconnect();
    },
  };
}
