import {useState} from 'react';

export type PostState = 'idle' | 'sending' | 'sent' | 'failed';

export const HONEYPOT = 'website';

/** Posts forms to `action`, one at a time. A filled honeypot counts as sent, and is dropped. */
export function usePost(action: string): {state: PostState; post: (form: HTMLFormElement) => void} {
  const [state, setState] = useState<PostState>('idle');
  const post = (form: HTMLFormElement) => {
    // Not by disabling the button, which would lose the focus.
    if (state === 'sending') {
      return;
    }
    const data = new FormData(form);
    if (data.get(HONEYPOT) !== '') {
      setState('sent');
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
