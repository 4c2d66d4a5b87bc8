import fs from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from 'playwright/test';
import {addressOf, articles, one} from '../e2e/support/content';
import {startPreview, untilReady, type Preview} from '../support/preview';
import {copySite, edit, ROOT} from '../support/siteCopy';
import {EDITS} from './edits';

const article = one(articles, 'article');

/** What `npm start` may take from a save to the page, in milliseconds. */
const SHOWN_WITHIN = 2_000;
/** What the first compilation may take on a busy machine, in milliseconds. */
const START_WITHIN = 300_000;
/** The machine may be busy with other tests: the best of so many edits counts. */
const TRIES = 3;
/** Found nowhere else on the site. */
const WORD = 'Quokkaberry';
const DRAFT = 'blog/quiet-draft.mdx';

test.describe('npm start', () => {
  test.describe.configure({mode: 'default', timeout: 120_000});
  let site: string;
  let address: string;
  let preview: Preview;

  test.beforeAll(async () => {
    test.setTimeout(START_WITHIN);
    site = copySite();
    fs.copyFileSync(path.join(ROOT, 'tests/support/quiet-draft.mdx'), path.join(site, DRAFT));
    preview = await startPreview(site);
    ({address} = preview);
    await untilReady(preview);
  });

  test.afterAll(() => {
    preview.server.kill();
    fs.rmSync(site, {recursive: true, force: true});
  });

  for (const {what, file, route, change} of EDITS) {
    test(`shows an edit of ${what} within two seconds, without a restart`, async ({page}) => {
      await page.goto(`${address}${route}`);
      await expect(page.locator('h1')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const times: number[] = [];
      for (let number = 1; number <= TRIES; number += 1) {
        const word = `Edit${number}0`;
        const started = Date.now();
        edit(site, file, (text) => change(text, word));
        await expect(page.getByRole('main')).toContainText(word);
        times.push(Date.now() - started);
      }
      test.info().annotations.push({type: 'ms', description: times.join(', ')});
      expect(Math.min(...times), `took ${times.join(', ')} ms`).toBeLessThan(SHOWN_WITHIN);
    });
  }

  /** Saves a file with a mistake, looks at what the overlay says, corrects it and looks at the page again. */
  async function mend(page: Page, [file, bad]: [file: string, bad: (text: string) => string], said: RegExp) {
    const overlay = page.locator('#webpack-dev-server-client-overlay');
    const visitorsScreen = page.getByText('Unexpected Application Error');
    const heading = (await page.getByRole('heading', {level: 1}).textContent()) ?? '';
    const good = fs.readFileSync(path.join(site, file), 'utf8');
    edit(site, file, bad);
    await expect(overlay.contentFrame().locator('body')).toContainText(said);
    await expect(visitorsScreen).toHaveCount(0);
    fs.writeFileSync(path.join(site, file), good);
    await expect(overlay).toHaveCount(0);
    await expect(visitorsScreen).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  }

  test('a wrong field of a recipe is shown over the page as the check says it, until it is correct', async ({
    page,
  }) => {
    const {file, route} = one(EDITS, 'recipe');
    await page.goto(`${address}${route}`);
    await mend(
      page,
      [file, (text) => text.replace(/effortLevel: .*/, 'effortLevel: low')],
      /src\/data\/recipes\/[\w-]+\.yaml[\s│]+- line \d+, effortLevel: is not an allowed value \(got "low"\)[\s│]+Did you mean "Low"\? Use one of: Low, Medium, High\./,
    );
  });

  const MISTAKES: [what: string, bad: (text: string) => string, said: RegExp][] = [
    [
      'a field that articles do not have',
      (text) => text.replace('title:', 'titel:'),
      /line \d+, titel: is not a field of this file[\s\S]*Did you mean "title"\?/,
    ],
    [
      'a component that does not exist',
      (text) => `${text}\n<Calout>\n\nText.\n\n</Calout>\n`,
      /<Calout>[\s\S]*Did you mean "Callout"/,
    ],
    [
      'a name that nothing gives',
      (text) => `${text}\nA margin of {margin} is enough.\n`,
      /names something that does not exist \(got "\{margin\}"\)/,
    ],
    [
      'a tag that is not closed',
      (text) => `${text}\n<Callout title="A">\n\nText.\n`,
      /opens <Callout>, which is not closed/,
    ],
  ];

  for (const [what, bad, said] of MISTAKES) {
    test(`${what} is shown over the article, never as visitors would see it, until it is correct`, async ({
      page,
    }) => {
      await page.goto(`${address}${addressOf.article(article)}`);
      await mend(page, [article.file, bad], said);
    });
  }

  test('spelling and wording are notes in a corner, and the page stays in use', async ({page}) => {
    await page.goto(`${address}${addressOf.article(article)}`);
    const notes = page.getByRole('complementary', {name: 'Notes on your texts'});
    const file = path.join(site, article.file);
    const good = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, `${good}\nWe recieve the catalog.\n`);
    await expect(notes).toContainText(
      /blog\/[\w-]+\.mdx, line \d+ “recieve” is not a word we know\. Did you mean/,
    );
    await expect(notes).toContainText('“catalog” is American spelling');
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
    fs.writeFileSync(file, good);
    await expect(notes).toBeHidden();
  });

  test('shows a draft with a mark, on the list and on its page', async ({page}) => {
    await page.goto(`${address}/philosophy/journal`);
    const entry = page.getByRole('article').filter({hasText: WORD});
    await expect(entry.getByText('Draft', {exact: true})).toBeVisible();
    await page.goto(`${address}/philosophy/journal/quiet-draft`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(`A draft about ${WORD}`);
    await expect(page.getByText('Draft', {exact: true})).toBeVisible();
  });
});
