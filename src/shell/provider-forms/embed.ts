export type EmbedState = 'waiting' | 'filled' | 'failed';

/** The embedding's only view of the page, for tests to fake. */
export interface EmbedPage {
  push: (command: readonly [string, unknown]) => void;
  isScriptPresent: () => boolean;
  isFilled: () => boolean;
  onState: (state: EmbedState) => void;
}

/** The first attempts, then the pace until the script is present, and when to give up. */
const ATTEMPTS_MS = [0, 100, 1_000] as const;
const RETRY_MS = 500;
const GIVE_UP_MS = 30_000;

/**
 * Requests form `id` repeatedly, as specified. Success means a filled container, so call `check` on each change of its
 * content; a late form still counts, and one that goes again does not.
 */
export function startEmbed(
  id: string,
  page: EmbedPage,
): {check: () => void; fail: () => void; stop: () => void} {
  const timers: ReturnType<typeof setTimeout>[] = [];
  let state: EmbedState = 'waiting';

  const enter = (next: EmbedState) => {
    if (state !== next) {
      state = next;
      page.onState(next);
    }
  };
  const stop = () => timers.splice(0).forEach(clearTimeout);
  const check = () => {
    if (page.isFilled()) {
      stop();
      enter('filled');
    } else if (state === 'filled') {
      enter('failed');
    }
  };
  /** Whether the provider's queue takes it: it may be anything. */
  const attempt = (): boolean => {
    try {
      page.push(['embedForm', id]);
      page.push(['identify', {}]);
      return true;
    } catch {
      stop();
      fail();
      return false;
    }
  };
  const retry = () => {
    if (!page.isScriptPresent() && attempt()) {
      timers.push(setTimeout(retry, RETRY_MS));
    }
  };
  const fail = () => {
    check();
    if (state === 'waiting') {
      enter('failed');
    }
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
