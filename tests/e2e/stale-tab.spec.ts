import fs from 'node:fs';
import path from 'node:path';
import {test, visit, type Host} from './support/host';
import {expect, followHeader} from './support/test';

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

test('a link in a tab that was live before a redeploy leads to the page all the same', async ({
  page,
  host,
}) => {
  await visit(page, `${host.address}/philosophy`);
  redeploy(host);
  host.publish('services/how-we-work.html', (html) =>
    html.replace('<title', '<meta name=deploy content=second><title'),
  );
  await followHeader(page, 'Services', 'How We Work');
  await expect(page.locator('meta[name="deploy"]')).toHaveAttribute('content', 'second');
  await expect(page).toHaveURL(/how-we-work$/);
  await expect(page.getByRole('heading', HEADING)).toBeVisible();
});
