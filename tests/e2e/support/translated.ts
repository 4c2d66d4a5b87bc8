import type {Page} from 'playwright/test';

/** Translates the page as Chrome does: each text of `main` gives way to two `<font>` elements with a text of their own. */
export const translated = (page: Page): Promise<void> =>
  page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    for (const text of texts.filter(({data, parentElement}) => {
      return data.trim() !== '' && parentElement?.closest('script, style, textarea, svg, font') === null;
    })) {
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.data);
      text.replaceWith(font);
    }
  });

/** All that `main` says, whatever it is wrapped in. */
export const wordsOf = async (page: Page): Promise<string> =>
  ((await page.locator('main').textContent()) ?? '').replaceAll(/\s+/g, ' ');
