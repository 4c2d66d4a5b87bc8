/** The state of an embedded form: requested, shown by the provider, or given up. */
export type EmbedState = 'waiting' | 'filled' | 'failed';

/** What the embedding needs of the page; each is easily faked in a test. */
export interface EmbedPage {
  /** Hands one command to the provider, or to the queue its script will read. */
  push: (command: readonly [string, unknown]) => void;
  isScriptPresent: () => boolean;
  isFilled: () => boolean;
  onState: (state: EmbedState) => void;
}

/** The first attempts, then the pace while the script is absent, and when to give up. */
const ATTEMPTS_MS = [0, 100, 1_000] as const;
const RETRY_MS = 500;
const GIVE_UP_MS = 30_000;

/**
 * Asks the provider to embed form `id`, again and again as specified, and reports how it ends. Success is the container
 * being filled, nothing else; call `check` whenever its content changes. A form that comes late still counts.
 */
export function startEmbed(
  id: string,
  page: EmbedPage,
): {check: () => void; fail: () => void; stop: () => void} {
  const timers: ReturnType<typeof setTimeout>[] = [];
  let state: EmbedState = 'waiting';

  const enter = (next: EmbedState) => {
    if (state !== next && state !== 'filled') {
      state = next;
      page.onState(next);
    }
  };
  const stop = () => timers.splice(0).forEach(clearTimeout);
  const check = () => {
    if (page.isFilled()) {
      stop();
      enter('filled');
    }
  };
  const attempt = () => {
    if (state !== 'filled') {
      page.push(['embedForm', id]);
      page.push(['identify', {}]);
    }
  };
  const retry = () => {
    if (!page.isScriptPresent()) {
      attempt();
      timers.push(setTimeout(retry, RETRY_MS));
    }
  };
  const fail = () => {
    check();
    enter('failed');
  };

  page.onState('waiting');
  for (const delay of ATTEMPTS_MS) {
    timers.push(setTimeout(attempt, delay));
  }
  timers.push(setTimeout(retry, ATTEMPTS_MS[2] + RETRY_MS));
  timers.push(
    setTimeout(() => {
      stop();
      fail();
    }, GIVE_UP_MS),
  );
  return {check, fail, stop};
}
