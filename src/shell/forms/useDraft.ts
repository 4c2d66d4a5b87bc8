import {useEffect, type RefObject} from 'react';
import {keepInTab, readInTab} from '../storage/tabStorage';

type Control = HTMLInputElement | HTMLTextAreaElement;

const isWritten = (element: Element): element is Control =>
  (element instanceof HTMLInputElement && element.type !== 'hidden') ||
  element instanceof HTMLTextAreaElement;

/** The fields of a form that a visitor writes in. */
const controlsOf = (form: HTMLFormElement | null): Control[] => [...(form?.elements ?? [])].filter(isWritten);

/** Forgets what `useDraft` keeps under `key`. */
export const forgetDraft = (key: string): void => keepInTab(key, '');

/**
 * Keeps what is written in a form under `key` until it is forgotten or the tab is closed, so that neither a reload nor a
 * look at other pages loses it. Gives the function to call after each change.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, key: string): () => void {
  useEffect(() => {
    const draft = new URLSearchParams(readInTab(key));
    for (const control of controlsOf(form.current)) {
      // What was written before the page was live is newer.
      control.value ||= draft.get(control.name) ?? '';
      const fold = control.closest('details');
      if (fold !== null && control.value !== '') {
        fold.open = true;
      }
    }
  }, [form, key]);

  return () => {
    const written = controlsOf(form.current).filter(({value}) => value !== '');
    keepInTab(key, new URLSearchParams(written.map(({name, value}) => [name, value])).toString());
  };
}
