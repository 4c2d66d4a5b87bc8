import {useEffect, type RefObject} from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

const isWritten = (element: Element): element is Control =>
  (element instanceof HTMLInputElement && element.type !== 'hidden') ||
  element instanceof HTMLTextAreaElement;

/** The fields of a form that a visitor writes in. */
const controlsOf = (form: HTMLFormElement | null): Control[] => [...(form?.elements ?? [])].filter(isWritten);

/** Does something with the tab's storage; where that is blocked, nothing is kept. */
function withStorage(act: (storage: Storage) => void): void {
  try {
    act(window.sessionStorage);
  } catch {
    // The form works all the same.
  }
}

/** Forgets what `useDraft` keeps under `key`. */
export const forgetDraft = (key: string): void => withStorage((storage) => storage.removeItem(key));

/**
 * Keeps what is written in a form under `key` until it is forgotten or the tab is closed, so that neither a reload nor a
 * look at other pages loses it. Gives the function to call after each change.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, key: string): () => void {
  useEffect(() => {
    withStorage((storage) => {
      const draft = new URLSearchParams(storage.getItem(key) ?? '');
      for (const control of controlsOf(form.current)) {
        // What was written before the page was live is newer.
        control.value ||= draft.get(control.name) ?? '';
      }
    });
  }, [form, key]);

  return () => {
    const written = controlsOf(form.current).filter(({value}) => value !== '');
    if (written.length === 0) {
      forgetDraft(key);
    } else {
      const draft = new URLSearchParams(written.map(({name, value}) => [name, value]));
      withStorage((storage) => storage.setItem(key, draft.toString()));
    }
  };
}
