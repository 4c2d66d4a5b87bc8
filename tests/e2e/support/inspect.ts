import type {Page} from 'playwright/test';

/** Elements, by tag and class, that would move or fade for longer than a frame. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const FRAME = 0.017;
    const lasts = (durations: string) =>
      durations.split(',').some((duration) => parseFloat(duration) > FRAME);
    return [...document.querySelectorAll('*')]
      .filter((element) =>
        ['', '::before', '::after'].some((part) => {
          const {transitionDuration, animationDuration} = getComputedStyle(element, part);
          return lasts(transitionDuration) || lasts(animationDuration);
        }),
      )
      .map((element) => `${element.localName} ${element.getAttribute('class') ?? ''}`);
  });

/** Animations that run, by their element; those of a frame have ended by the second look. */
export const running = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const now = () =>
      document
        .getAnimations()
        .filter(({playState}) => playState === 'running')
        .map(({effect}) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80) ?? '');
    if (now().length > 0) {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    return now();
  });

/** Everything that takes the focus or a tap. */
const CONTROLS =
  'a[href], button:not([disabled]), input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';

/**
 * Controls that are smaller than `least` pixels either way, by landmark, tag, class and size. Links within a sentence do not
 * count (WCAG 2.5.5), what a label or a pseudo-element adds to a control does.
 */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate(
    ({selector, size}) => {
      const name = (element: Element) => {
        const [first = ''] = [...element.classList].map((each) => each.replace(/_[\w-]{4}$/, ''));
        const landmark = element.closest('header, footer, nav, dialog, [role="dialog"]')?.tagName ?? 'main';
        return `${landmark.toLowerCase()} ${element.tagName.toLowerCase()}${first === '' ? '' : `.${first}`}`;
      };
      const isInSentence = (element: Element) =>
        element.tagName === 'A' &&
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
        );
      const extent = (element: Element) => {
        const boxes = [element, element.closest('label')]
          .filter((each) => each !== null)
          .map((each) => each.getBoundingClientRect())
          .map(({width, height}) => ({width, height}));
        for (const pseudo of ['::before', '::after']) {
          const {content, position, width, height} = getComputedStyle(element, pseudo);
          if (content !== 'none' && position === 'absolute') {
            boxes.push({width: parseFloat(width) || 0, height: parseFloat(height) || 0});
          }
        }
        return Math.min(
          Math.max(...boxes.map(({width}) => width)),
          Math.max(...boxes.map(({height}) => height)),
        );
      };
      const isShown = (element: Element) => {
        const {width, height} = element.getBoundingClientRect();
        return (
          width > 1 &&
          height > 1 &&
          element.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
          element.closest('[inert]') === null
        );
      };
      const small = [...document.querySelectorAll(selector)].filter(
        (element) => isShown(element) && !isInSentence(element) && extent(element) < size - 0.5,
      );
      return [
        ...new Set(small.map((element) => `${name(element)} ${Math.round(extent(element))} px`)),
      ].sort();
    },
    {selector: CONTROLS, size: least},
  );

/** What paper, which has no backgrounds, would not show: texts below 4.5:1 on white (WCAG 1.4.3), and what is folded. */
export const lostOnPaper = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const paper = document.createElement('canvas').getContext('2d');
    const luminance = (colour: string) => {
      for (const style of ['white', colour]) {
        Object.assign(paper ?? {}, {fillStyle: style});
        paper?.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...(paper?.getImageData(0, 0, 1, 1).data ?? [])].map(
        (part) => (part / 255) ** 2.2,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const isFaint = (element: Element) =>
      [...element.childNodes].some(({nodeType, nodeValue}) => nodeType === 3 && nodeValue?.trim()) &&
      element.clientHeight !== 1 &&
      luminance(getComputedStyle(element).color) > 1.05 / 4.5 - 0.05;
    const isFolded = (element: Element) =>
      element.matches('details > summary') &&
      [...(element.parentElement?.children ?? [])].every(
        (each) => each === element || !each.checkVisibility(),
      );
    return [...document.querySelectorAll('body :not(svg *)')]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .filter((element) => isFaint(element) || isFolded(element))
      .map(({textContent}) => textContent.trim().slice(0, 60));
  });

/** Fields and selects with text of less than 16 pixels, on which iOS zooms in. */
export const zoomedFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'input:not([type="checkbox"], [type="radio"], [type="range"], [type="hidden"]), select, textarea',
      ),
    ]
      .map((field) => `${field.outerHTML.slice(0, 80)} ${getComputedStyle(field).fontSize}`)
      .filter((field) => parseFloat(field.split(' ').at(-1) ?? '') < 16),
  );

/** Headings in the other cut of Fraunces than that of their size (src/css/tokens.css), by text and size in pixels. */
export const wrongCuts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3)')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => ({heading, style: getComputedStyle(heading)}))
      .filter(({style: {fontFamily, fontSize, letterSpacing}}) => {
        const isLarge = parseFloat(fontSize) > 39.9;
        return (
          /fraunces/i.test(fontFamily) &&
          (fontFamily.includes('Fraunces Display') !== isLarge ||
            Math.abs(parseFloat(letterSpacing) / parseFloat(fontSize) + (isLarge ? 0.022 : 0.012)) > 0.001)
        );
      })
      .map(({heading, style}) => `${heading.textContent.slice(0, 40)} ${style.fontSize}`),
  );

/** Controls that nothing of is seen when they have the focus: covered, or outside the window (WCAG 2.4.11). */
export const hiddenFocus = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const hidden: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (!element.checkVisibility({visibilityProperty: true}) || element.tabIndex < 0) {
        continue;
      }
      element.focus();
      if (document.activeElement !== element) {
        continue;
      }
      const points = [...element.getClientRects()].flatMap(({left, right, top, bottom}) =>
        [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
          [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
        ),
      );
      const isSeen = points.some(([x, y]) => {
        const there = document.elementFromPoint(x, y);
        return (
          there !== null &&
          (element.contains(there) || there.contains(element) || there.closest('label') !== null)
        );
      });
      if (!isSeen) {
        hidden.push(
          `${element.tagName.toLowerCase()} "${`${element.textContent} ${element.ariaLabel ?? ''}`.trim().slice(0, 40)}"`,
        );
      }
    }
    return [...new Set(hidden)];
  }, CONTROLS);

/** Controls whose state looks the same either way in forced colours, by landmark, tag and class. */
export const sameStates = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const look = (element: Element) =>
      JSON.stringify(
        [element, ...element.querySelectorAll('*')].flatMap((each) =>
          [undefined, '::before', '::after'].map((pseudo) => {
            const style = getComputedStyle(each, pseudo);
            return [
              style.color,
              style.backgroundColor,
              style.border,
              style.outline,
              style.textDecoration,
              style.content,
              style.fill,
              style.stroke,
              style.display,
              style.opacity,
              style.transform,
              style.fontWeight,
              style.inset,
            ];
          }),
        ),
      );
    const name = (element: Element) => {
      const [first = ''] = [...element.classList].map((each) => each.replace(/_[\w-]{4}$/, ''));
      return `${element.tagName.toLowerCase()}${first === '' ? '' : `.${first}`}`;
    };
    const same: string[] = [];
    for (const attribute of ['aria-pressed', 'aria-checked', 'aria-selected']) {
      for (const element of document.querySelectorAll(`[${attribute}="true"], [${attribute}="false"]`)) {
        const now = element.getAttribute(attribute) ?? '';
        const before = look(element);
        element.setAttribute(attribute, now === 'true' ? 'false' : 'true');
        if (look(element) === before) {
          same.push(`${name(element)}[${attribute}]`);
        }
        element.setAttribute(attribute, now);
      }
    }
    return [...new Set(same)].sort();
  });
