import type {Page} from 'playwright/test';
import {enquiryField} from '../support/enquiry';
import {address as plan, heading} from '../support/planner';
import {overflow} from '../support/fits';
import {hold, MAIN} from '../support/scripts';
import {expect, test, untilLive, wake} from '../support/test';
import {translated, wordsOf} from '../support/translated';

const LIST = '/services/growth-recipes';

/**
 * What a visitor does on some pages that change what they say: texts that are written anew, lists that come and go. What
 * holds for one holds for all, by shell/page/translation.
 */
const DEEDS: readonly {path: string; act: (page: Page) => Promise<unknown>}[] = [
  {
    path: LIST,
    act: async (page) => {
      await page.getByRole('searchbox').fill('qqq no such recipe');
      await expect(
        page.getByRole('main').getByRole('button', {name: 'Clear All Filters'}).last(),
      ).toBeVisible();
      await page.getByRole('searchbox').fill('retention');
      await expect(page).toHaveURL(/q=retention/);
    },
  },
  {
    path: plan,
    act: async (page) => {
      await expect(heading(page)).toBeVisible();
      await page
        .getByRole('button', {name: /^Remove/})
        .first()
        .click();
      await expect(page).not.toHaveURL(new RegExp(plan.replaceAll(/[?.]/g, String.raw`\$&`)));
    },
  },
];

for (const {path, act} of DEEDS) {
  test(`${path} says the same, translated or not, whatever a visitor does`, async ({page, goto, context}) => {
    await goto(path);
    await act(page);
    await expect.poll(() => wordsOf(page)).not.toBe('');
    const plain = await context.newPage();
    await plain.goto(path);
    await wake(plain);
    await translated(plain);
    await act(plain);
    await expect(plain.getByText('Unexpected Application Error!')).toHaveCount(0);
    // Both pages may still be waiting for a part of theirs.
    await expect(async () => expect(await wordsOf(plain)).toBe(await wordsOf(page))).toPass({
      timeout: 60_000,
    });
    await plain.close();
  });
}

/** Fields in which a visitor may type before the page is live. */
const FIELDS: readonly {path: string; field: (page: Page) => ReturnType<Page['locator']>; text: string}[] = [
  {path: '/contact', field: (page) => page.getByLabel('Your name'), text: 'Ada Example'},
  {path: LIST, field: (page) => page.getByRole('searchbox'), text: 'reten'},
  {path: '/toolkit/calculators/runway', field: (page) => page.locator('form [name="cash"]'), text: '123456'},
];

test.describe('what is typed', () => {
  // React draws such a page anew, and says so.
  test.use({tolerated: /Minified React error #418/});

  for (const {path, field, text} of FIELDS) {
    test(`${path}: what is typed stays with its focus where something has changed the page before it is live`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          // A password manager's mark after each field, and an e-mail address rewritten by the host.
          document.querySelectorAll('main input, main textarea').forEach((element) => {
            element.insertAdjacentHTML('afterend', '<span data-manager></span>');
          });
          document.querySelectorAll('main a[href^="mailto:"]').forEach((link) => {
            link.setAttribute('href', '/cdn-cgi/l/email-protection#00');
            link.innerHTML = '<span class="__cf_email__">[email protected]</span>';
          });
        });
      });
      const release = await hold(page, MAIN);
      await page.goto(path);
      await field(page).fill('');
      await page.keyboard.type(text);
      release();
      await untilLive(page);
      await page.keyboard.type('1');
      await expect(field(page)).toHaveValue(`${text}1`);
      await expect(field(page)).toBeFocused();
    });
  }
});

test('a long word of a visitor fits where it is shown, at 320 px', async ({page, goto}) => {
  await page.setViewportSize({width: 320, height: 640});
  const word = 'Donaudampfschifffahrt'.repeat(4) + 'sgesellschaft';
  for (const path of [
    `${LIST}?q=${word}`,
    `/search?q=${word}`,
    `/contact?about=${word}`,
    `/no/such/${word}`,
    `/toolkit/calculators/runway?cash=${word}`,
  ]) {
    await goto(path);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
  }
  // As a field quotes it.
  await goto('/contact');
  await enquiryField(page, 'email').fill(word);
  await page.getByRole('button', {name: /Write the e-mail|Send/}).click();
  await expect(enquiryField(page, 'email')).toHaveAccessibleDescription(new RegExp(word));
  expect(await overflow(page)).toBe(0);
});

test('the browser finds a word in a part of a card that is not in view, and opens it', async ({
  page,
  goto,
}) => {
  await goto(LIST);
  const card = page.getByRole('article').first();
  const panel = card.getByRole('tabpanel', {includeHidden: true}).nth(1);
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  // Of a card that does not lie straight, an empty part is a hair high.
  expect((await panel.boundingBox())?.height).toBeLessThan(1);
  // What browsers do once they have found a word there (HTML, "ancestor revealing algorithm").
  await panel.dispatchEvent('beforematch', {bubbles: true});
  await expect(card.getByRole('tab', {name: 'Assets'})).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toBeVisible();
});
