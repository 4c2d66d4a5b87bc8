import type {Page} from 'playwright/test';

/** Frames in which a window that has just become narrower may still show parts as they were: Chromium needs one or two. */
const FRAMES = 10;

/** How far the page is wider than the window, in pixels (WCAG 1.4.10). */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(async (frames) => {
    const {documentElement: root} = document;
    const excess = () => root.scrollWidth - root.clientWidth;
    for (let frame = 0; frame < frames && excess() > 0; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
    return excess();
  }, FRAMES);

/** Texts that are cut off at a side of something that does not scroll: a card, a badge in it. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cuts = (element: Element) => {
      const {overflowX, textOverflow} = getComputedStyle(element);
      return /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis';
    };
    // What only screen readers hear is a pixel wide.
    const isHeard = (element: Element) =>
      getComputedStyle(element).position === 'absolute' && element.clientWidth <= 1;
    const frameOf = (element: Element | null): Element | null =>
      element === null ||
      element === document.body ||
      isHeard(element) ||
      /auto|scroll/.test(getComputedStyle(element).overflowX)
        ? null
        : cuts(element)
          ? element
          : frameOf(element.parentElement);
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const found: string[] = [];
    while (texts.nextNode()) {
      const {currentNode: text} = texts;
      const element = text.parentElement;
      const frame = frameOf(element);
      if (
        frame === null ||
        element?.checkVisibility({visibilityProperty: true, opacityProperty: true}) !== true ||
        (text.textContent ?? '').trim() === ''
      ) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(text);
      const {left, right} = range.getBoundingClientRect();
      const box = frame.getBoundingClientRect();
      if (left < box.left - 1 || right > box.right + 1) {
        found.push((text.textContent ?? '').trim());
      }
    }
    return [...new Set(found)];
  });

/** Letters of a word that stands in one line, however large the text. */
const SHORT = 7;

/** Short words and numbers that go on in another line, where 14 reads as 1 and 4. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate((longest) => {
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const found: string[] = [];
    while (texts.nextNode()) {
      const {currentNode: text} = texts;
      // What is not meant to be seen may be a pixel wide, and what is folded still has lines of another width.
      const element = text.parentElement;
      if (element?.checkVisibility() !== true || element.closest('[aria-hidden="true"]') !== null) {
        continue;
      }
      for (const {0: word, index} of (text.textContent ?? '').matchAll(/[\p{L}\d.,:%]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        // A large first letter begins above the others.
        const {top, bottom} = range.getClientRects()[0] ?? {top: 0, bottom: 0};
        const isBroken = [...range.getClientRects()].some((part) => part.top >= bottom || part.bottom <= top);
        if (word.length <= longest && isBroken) {
          found.push(`${word} in ${text.textContent ?? ''}`);
        }
      }
    }
    return found;
  }, SHORT);

/** On how many lines the breadcrumbs are; none where the page has none. */
export const crumbLines = (page: Page): Promise<number> =>
  page
    .getByRole('navigation', {name: 'Breadcrumbs'})
    .getByRole('listitem')
    .evaluateAll((crumbs) => new Set(crumbs.map((crumb) => crumb.getBoundingClientRect().top)).size);
