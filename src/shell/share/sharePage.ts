import {notify} from '../toasts/notify';

/** Shares an address through the browser's own sheet; where that fails, it copies the address and says so in a toast. */
export async function sharePage(title: string, url: string): Promise<void> {
  // Some browsers have neither sheet nor clipboard, and without https none has; the call then throws.
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
