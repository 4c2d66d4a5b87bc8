import {useState} from 'react';

export type PostState = 'idle' | 'sending' | 'sent' | 'failed';

/** A name that no browser and no password manager knows what to fill in for. */
export const HONEYPOT = 'left-empty';

/** Posts forms to `action`, one at a time. With a filled honeypot, nothing is sent, and it has failed: it may be a browser's doing. */
export function usePost(action: string): {state: PostState; post: (form: HTMLFormElement) => void} {
  const [state, setState] = useState<PostState>('idle');
  const post = (form: HTMLFormElement) => {
    // The button is not disabled, because it would lose the focus.
    if (state === 'sending') {
      return;
    }
    const data = new FormData(form);
    if (data.get(HONEYPOT) !== '') {
      setState('failed');
      return;
    }
    setState('sending');
    fetch(action, {method: 'POST', body: data, headers: {Accept: 'application/json'}}).then(
      ({ok}) => setState(ok ? 'sent' : 'failed'),
      () => setState('failed'),
    );
  };
  return {state, post};
}
