import fs from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from 'playwright/test';

/** The size of text that a browser begins with, in CSS pixels, and twice that. */
const USUAL = 16;
const TWICE = 2 * USUAL;

/**
 * Looks at a page as a visitor with a small phone sees it who has set the browser's own text size to 200 % (WCAG 1.4.4).
 * Only the browser's settings widen `rem` in media queries, too, so it is a browser of its own; its settings go into `dir`.
 */
export async function withLargeText(
  {dir, ...options}: {dir: string} & Parameters<typeof chromium.launchPersistentContext>[1],
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const settings = path.join(dir, 'Default');
  fs.mkdirSync(settings, {recursive: true});
  fs.writeFileSync(
    path.join(settings, 'Preferences'),
    JSON.stringify({webkit: {webprefs: {default_font_size: TWICE}}}),
  );
  const context = await chromium.launchPersistentContext(dir, {
    ...options,
    viewport: {width: 390, height: 844},
  });
  try {
    await look(await context.newPage());
  } finally {
    await context.close();
  }
}
