import {notify} from '../page/toasts/notify';
import {share} from './share';

/** Shares an address through the browser's own sheet, else copies it and says so in a toast. */
export async function sharePage(title: string, url: string): Promise<void> {
  const result = await share({title, url}, navigator);
  if (result === 'copied') {
    notify('Link copied', 'Paste it wherever you want to share it.');
  } else if (result === 'failed') {
    notify('Copy this address to share', url);
  }
}
