import {notify} from './notify';

/**
 * Copies a text, and says in a toast whether that worked, with `hint` where it did and `otherwise` where it did not; true
 * if so.
 */
export async function copyText(
  text: string,
  hint?: string,
  otherwise = 'Please select the text and copy it yourself.',
): Promise<boolean> {
  try {
    // Not there on an address without https.
    await navigator.clipboard.writeText(text);
    notify('Copied', hint);
    return true;
  } catch {
    notify('Not copied', `Your browser does not allow copying. ${otherwise}`);
    return false;
  }
}
