import {useEffect, useState} from 'react';
import {notify} from './notify';

/** Throws on plain http, where there is no clipboard. */
async function write(text: string | Promise<string>): Promise<void> {
  // Safari accepts text that is still loading only this way: afterwards the press is too long ago.
  await (typeof text === 'string' || typeof ClipboardItem === 'undefined'
    ? navigator.clipboard.writeText(await text)
    : navigator.clipboard.write([
        new ClipboardItem({'text/plain': text.then((all) => new Blob([all], {type: 'text/plain'}))}),
      ]));
}

/** Reports the result in a toast, with `hint` on success and `otherwise` on failure. */
export async function copyText(
  text: string | Promise<string>,
  hint?: string,
  otherwise = 'Please select the text and copy it yourself.',
): Promise<boolean> {
  try {
    await write(text);
    notify('Copied', hint);
    return true;
  } catch {
    notify('Not copied', `Your browser does not allow copying. ${otherwise}`);
    return false;
  }
}

const DONE_MS = 2500;

/** `done` is true for a moment after success, for the button to show. */
export function useCopy(text: string): {done: boolean; copy: () => Promise<void>} {
  const [done, setDone] = useState(false);

  useEffect(() => {
    const timer = done ? window.setTimeout(() => setDone(false), DONE_MS) : undefined;
    return () => window.clearTimeout(timer);
  }, [done]);

  return {done, copy: async () => setDone(await copyText(text))};
}
