/** The path of a page's social card. */
export function cardPath(page: string): string {
  return `/img/cards${page === '/' ? '/index' : page.replace(/\/+$/, '')}.png`;
}

/** In pixels, as social networks recommend. */
export const CARD_SIZE = {width: 1200, height: 630} as const;
