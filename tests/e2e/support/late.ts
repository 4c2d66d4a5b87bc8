import type {Page} from 'playwright/test';
import {navigation} from '../../../src/config/navigation';
import {EMBEDDINGS, unfold} from './calculators';
import {one} from './content';
import {LATE, type Fault} from './faults';
import {MAIN, SCRIPTS} from './scripts';
import * as search from './search';
import {expect, wake} from './test';

const [firstGroup] = navigation;
const group = (page: Page) => page.getByRole('banner').getByRole('button', {name: firstGroup?.name ?? ''});
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const privacy = (page: Page) => page.getByRole('contentinfo').getByRole('link', {name: 'Privacy Policy'});

const embedding = one(EMBEDDINGS, 'text with a calculator');
const embedded = (page: Page) =>
  page.locator('summary', {hasText: embedding.calculator.title}).first().locator('..');

const carousel = (page: Page) => page.getByRole('main').locator('[aria-roledescription="carousel"]');
const lastSlide = (page: Page) => carousel(page).locator('[aria-roledescription="slide"]').last();
const lastDot = (page: Page) =>
  carousel(page).getByRole('group', {name: 'Choose a slide'}).getByRole('button').last();
/** Which of our families the first heading and paragraph of a page are really drawn in. */
async function ownFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument');
  const used = await Promise.all(
    ['h1', 'main p'].map(async (selector) => {
      const node = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector});
      return session.send('CSS.getPlatformFontsForNode', node);
    }),
  );
  await session.detach();
  return used.flatMap(({fonts}) =>
    fonts.filter(({isCustomFont}) => isCustomFont).map(({familyName}) => familyName),
  );
}

/** Something that the site loads late. */
interface Late {
  thing: string;
  files: string | RegExp;
  path: string;
  /** Whether it goes wrong from the start, not only once the page is live. */
  fromTheStart?: true;
  /** What a visitor does that needs it. */
  act: (page: Page) => Promise<unknown>;
  /** What must be there without it. */
  remains: (page: Page) => Promise<unknown>;
  /** What must be there once it has come. */
  done: (page: Page) => Promise<unknown>;
  /** What can go wrong with it, where not all of it makes a difference. */
  faults?: readonly Fault[];
  /** How a visitor asks for it again; else by doing the same again. */
  again?: (page: Page) => Promise<unknown>;
}

/** Everything that the site loads late. The guard against stale tabs may be loading a page anew just when it is asked for again. */
export const THINGS: readonly Late[] = [
  {
    thing: 'the script of every page',
    files: MAIN,
    path: '/philosophy',
    fromTheStart: true,
    act: (page) => group(page).click(),
    remains: async (page) => {
      await expect(heading(page)).toBeVisible();
      await expect(privacy(page)).toBeVisible();
    },
    again: async (page) => {
      await expect(() => page.goto('/philosophy')).toPass();
      await group(page).click();
    },
    done: (page) => expect(group(page)).toHaveAttribute('aria-expanded', 'true'),
  },
  {
    thing: 'the script of the next page',
    files: SCRIPTS,
    path: '/philosophy',
    act: (page) => privacy(page).click(),
    remains: (page) => expect(page.getByRole('banner')).toBeVisible(),
    again: (page) => expect(() => page.reload()).toPass(),
    done: (page) => expect(heading(page)).toHaveText('Privacy policy'),
  },
  {
    thing: 'the dialog of the search',
    files: SCRIPTS,
    path: '/philosophy',
    act: (page) => search.button(page).click(),
    remains: (page) => expect(page.getByRole('banner')).toBeVisible(),
    again: async (page) => {
      // The page of results may be on its way already: it takes the place of a dialog that does not come.
      await expect(() => page.goto('/search')).toPass();
      await wake(page);
    },
    done: (page) => expect(search.field(page)).toBeVisible(),
  },
  {
    thing: 'the lower parts of the home page',
    files: SCRIPTS,
    path: '/',
    act: (page) => carousel(page).scrollIntoViewIfNeeded(),
    remains: async (page) => {
      await expect(page.getByRole('main').getByRole('link', {name: 'Meet the Network'})).toBeVisible();
      await expect(lastSlide(page)).not.toBeInViewport({ratio: 0.9});
    },
    // Only the script that comes late moves the row: a press alone marks the dot. A dot in view may have its slide out of view.
    done: (page) =>
      expect(async () => {
        await carousel(page).scrollIntoViewIfNeeded();
        await lastDot(page).click();
        await expect(lastSlide(page)).toBeInViewport({ratio: 0.9, timeout: 1_000});
      }).toPass(),
  },
  {
    thing: 'the toast of a saved choice',
    files: SCRIPTS,
    path: '/privacy-policy',
    act: async (page) => {
      await page.getByRole('main').getByRole('switch', {name: 'Analytics'}).check();
      await page.getByRole('main').getByRole('button', {name: 'Save Preferences'}).click();
    },
    remains: async (page) => {
      await expect(heading(page)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('user-consent'))).toContain('"analytics":true');
    },
    again: (page) => page.getByRole('main').getByRole('button', {name: 'Save Preferences'}).click(),
    done: (page) => expect(page.getByText('Preferences Updated').first()).toBeVisible(),
  },
  {
    thing: 'the form of a calculator within a text',
    files: SCRIPTS,
    path: embedding.path,
    // Not before the form is asked for: else the fault may be over by then.
    act: async (page) => {
      await unfold(embedded(page));
      await Promise.all([page.waitForRequest(SCRIPTS), embedded(page).locator('summary').click()]);
    },
    remains: (page) => expect(embedded(page)).toContainText(embedding.calculator.title),
    again: (page) => page.getByRole('button', {name: 'Try again'}).click(),
    done: (page) => expect(embedded(page).getByRole('textbox').first()).toBeVisible(),
  },
  {
    thing: 'the fonts',
    files: '**/*.woff2',
    faults: [LATE, 'cannot be reached'],
    path: '/',
    fromTheStart: true,
    act: (page) => page.mouse.move(3, 3, {steps: 2}),
    remains: async (page) => {
      await expect(heading(page)).toBeVisible();
      expect(await ownFonts(page)).toEqual([]);
    },
    // A font that came too late for the first drawing waits for the next page.
    done: (page) =>
      expect(async () => {
        await page.reload();
        expect((await ownFonts(page)).length).toBe(2);
      }).toPass(),
  },
];
