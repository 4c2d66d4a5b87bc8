import type {Page} from 'playwright/test';
import {consentDialog} from '../support/consent';
import {addressOf, one, recipes} from '../support/content';
import {KINDS} from '../support/inventory';
import {drawn, expect, test, untilLive} from '../support/test';

/** Pages with a layout of their own, which the others share parts of. */
const LAYOUTS = ['home', 'recipe list', 'recipe', 'article', 'calculator', 'hub with recipes', 'planner'];

/** How often a page may style more than half of its elements anew after its first picture. */
const MOST = 2;

interface TraceEvent {
  name: string;
  /** In microseconds. */
  ts: number;
  args: {elementCount?: number};
}

/** What the browser writes down while something is done, in order. */
async function traceOf(page: Page, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const browser = page.context().browser();
  await browser?.startTracing(page, {categories: ['devtools.timeline', 'loading']});
  await act();
  await drawn(page);
  const trace = await browser?.stopTracing();
  const {traceEvents} = JSON.parse(trace?.toString() ?? '{"traceEvents":[]}') as {traceEvents: TraceEvent[]};
  return traceEvents.sort((a, b) => a.ts - b.ts);
}

/** Of how many elements the style was worked out, each time that it was. */
const styled = (events: readonly TraceEvent[]) =>
  events
    .filter(({name}) => name === 'UpdateLayoutTree')
    .map(({args}) => args.elementCount ?? 0)
    .filter(Boolean);

/** Half of the elements that are laid out. */
const halfOf = (page: Page) =>
  page.evaluate(
    () => [...document.querySelectorAll('*')].filter((element) => element.checkVisibility()).length / 2,
  );

/** Until the boot script has had every part of the page laid out, some time after it has loaded. */
const untilWhole = (page: Page) => page.locator('html[data-whole]').waitFor({state: 'attached'});

test.describe('a first visit', () => {
  test.use({consented: false});

  for (const kind of LAYOUTS) {
    test(`${kind}: hardly ever is most of the page styled anew`, async ({page}) => {
      const {path} = one(KINDS, kind, (each) => each.kind === kind);
      const events = await traceOf(page, async () => {
        await page.goto(path);
        await untilWhole(page);
        await untilLive(page);
        await expect(consentDialog(page)).toBeVisible();
      });
      const seen = events.findIndex(({name}) => name === 'firstContentfulPaint');
      expect(seen).toBeGreaterThan(0);
      const half = await halfOf(page);
      expect(styled(events)).not.toEqual([]);
      expect(styled(events.slice(seen)).filter((count) => count > half).length).toBeLessThanOrEqual(MOST);
    });
  }
});

/** A press within one component. */
const PRESSES: {press: string; path: string; act: (page: Page) => Promise<unknown>}[] = [
  {
    press: 'a tab of a card',
    path: '/services/growth-recipes',
    act: (page) => page.getByRole('tab', {name: 'Assets'}).first().click(),
  },
  {
    press: 'a filter',
    path: '/services/growth-recipes',
    act: async (page) => {
      const status = page.getByRole('main').getByRole('status').first();
      const before = (await status.textContent()) ?? '';
      await page.getByRole('combobox', {name: 'Effort'}).first().selectOption('Low');
      // With the number changes whether cards are on their way.
      await expect(status).not.toHaveText(before);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    },
  },
  {
    press: 'a step that is ticked off',
    path: addressOf.recipe(one(recipes, 'recipe')),
    act: (page) => page.getByRole('checkbox', {name: 'Step 1 done'}).click(),
  },
  {
    press: 'a menu',
    path: '/',
    act: (page) =>
      page.getByRole('navigation', {name: 'Main', exact: true}).getByRole('button').first().click(),
  },
  {
    press: 'the question about cookies',
    path: '/philosophy',
    act: async (page) => {
      await page.getByRole('link', {name: 'Cookie settings'}).click();
      await expect(consentDialog(page)).toBeVisible();
    },
  },
  {
    press: 'a digit in a calculator',
    path: '/toolkit/calculators/runway',
    act: (page) => page.getByRole('main').getByRole('textbox').first().press('5'),
  },
];

for (const {press, path, act} of PRESSES) {
  test(`${press} never styles most of the page anew`, async ({page, goto}) => {
    await goto(path);
    await untilWhole(page);
    await drawn(page);
    const half = await halfOf(page);
    const counts = styled(await traceOf(page, () => act(page)));
    expect(counts).not.toEqual([]);
    expect(counts.filter((count) => count > half)).toEqual([]);
  });
}
