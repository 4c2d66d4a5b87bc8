import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright/test';
import {test, visit, type Host} from './support/host';
import {expect, wake} from './support/test';

const HEADING = {level: 1} as const;

/** Takes the scripts and styles of a build away, but for those that every page starts with, as the next deploy does. */
function redeploy({folder}: Host): void {
  for (const kind of ['js', 'css']) {
    const assets = path.join(folder, 'assets', kind);
    for (const file of fs.readdirSync(assets).filter((name) => !/^(main|runtime|styles)/.test(name))) {
      fs.rmSync(path.join(assets, file));
    }
  }
}

/** Follows a link of the header to a page that this tab has not opened yet. */
async function toHowWeWork(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Services'}).click();
  await page
    .getByRole('navigation', {name: 'Main', exact: true})
    .getByRole('link', {name: 'How We Work'})
    .click();
}

test('a link to a page that was never opened leads, offline, to the page that says so', async ({
  page,
  context,
  host,
}) => {
  await visit(page, `${host.address}/philosophy`);
  await context.setOffline(true);
  await toHowWeWork(page);
  await expect(page.getByRole('heading', {...HEADING, name: 'You are offline'})).toBeVisible();
  await expect(page).toHaveURL(/how-we-work$/);
  await context.setOffline(false);
  await page.reload();
  await wake(page);
  await expect(page.getByRole('heading', HEADING)).not.toHaveText('You are offline');
});

test('a link in a tab that was live before a redeploy leads to the page all the same', async ({
  page,
  host,
}) => {
  await visit(page, `${host.address}/philosophy`);
  redeploy(host);
  host.publish('services/how-we-work.html', (html) =>
    html.replace('<title', '<meta name=deploy content=second><title'),
  );
  await toHowWeWork(page);
  await expect(page.locator('meta[name="deploy"]')).toHaveAttribute('content', 'second');
  await expect(page).toHaveURL(/how-we-work$/);
  await expect(page.getByRole('heading', HEADING)).toBeVisible();
});
