import {notify} from '../toasts/notify';

/** Through the browser's share sheet, or else the clipboard. */
export async function sharePage(title: string, url: string): Promise<void> {
  // Throws where there is no sheet or, as on plain http, no clipboard.
  try {
    await navigator.share({title, url});
    return;
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') {
      return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    notify('Link copied', 'Paste it wherever you want to share it.');
  } catch {
    notify('Copy this address to share', url);
  }
}
