import {useEffect, type RefObject} from 'react';
import {keepInTab, readInTab} from '../storage/tabStorage';

type Control = HTMLInputElement | HTMLTextAreaElement;

const isWritten = (element: Element): element is Control =>
  (element instanceof HTMLInputElement && element.type !== 'hidden') ||
  element instanceof HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement | null): Control[] => [...(form?.elements ?? [])].filter(isWritten);

export const forgetDraft = (key: string): void => keepInTab(key, '');

/** Keeps a form for this tab, across reloads and pages, until forgotten. Call the returned function on each change. */
export function useDraft(form: RefObject<HTMLFormElement | null>, key: string): () => void {
  useEffect(() => {
    const draft = new URLSearchParams(readInTab(key));
    for (const control of controlsOf(form.current)) {
      // Text typed before hydration is newer.
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
