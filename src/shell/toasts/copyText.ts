import {notify} from './notify';

/** Puts a text on the clipboard, which is not there on an address without https. */
async function write(text: string | Promise<string>): Promise<void> {
  // Safari takes what is still loading only so: by the time that it is there, the press is long past.
  await (typeof text === 'string' || typeof ClipboardItem === 'undefined'
    ? navigator.clipboard.writeText(await text)
    : navigator.clipboard.write([
        new ClipboardItem({'text/plain': text.then((all) => new Blob([all], {type: 'text/plain'}))}),
      ]));
}

/**
 * Copies a text, and says in a toast whether that worked, with `hint` where it did and `otherwise` where it did not; true
 * if so.
 */
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
