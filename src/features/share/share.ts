export type Shared = 'shared' | 'cancelled' | 'copied' | 'failed';

/** The part of the browser that sharing needs; each method may be missing. */
export interface Sharer {
  share?: (data: {title: string; url: string}) => Promise<void>;
  clipboard?: {writeText: (text: string) => Promise<void>};
}

/** Shares through the browser's own sheet where there is one, else copies the address; returns which of the two happened. */
export async function share(page: {title: string; url: string}, browser: Sharer): Promise<Shared> {
  if (browser.share !== undefined) {
    try {
      await browser.share(page);
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') {
        return 'cancelled';
      }
    }
  }
  try {
    // Without a secure context there is no clipboard; that ends here, too.
    await browser.clipboard?.writeText(page.url);
    return browser.clipboard === undefined ? 'failed' : 'copied';
  } catch {
    return 'failed';
  }
}
