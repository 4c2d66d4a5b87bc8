/** The address of a page's social card below the base URL; `page` is the page's path, such as `/contact`. */
export function cardPath(page: string): string {
  return `/img/cards${page === '/' ? '/index' : page.replace(/\/+$/, '')}.png`;
}

/** Width and height of every card in pixels, as social networks recommend. */
export const CARD_SIZE = {width: 1200, height: 630} as const;
