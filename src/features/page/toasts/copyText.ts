import {notify} from './notify';

/** Copies a text, and says in a toast whether that worked, with `hint` where it did; true if so. */
export async function copyText(text: string, hint?: string): Promise<boolean> {
  try {
    // Not there on an address without https.
    await navigator.clipboard.writeText(text);
    notify('Copied', hint);
    return true;
  } catch {
    notify('Not copied', 'Your browser does not allow it. Please select the text and copy it yourself.');
    return false;
  }
}
