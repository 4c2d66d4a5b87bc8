import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {expect, test, type Locator, type Page} from 'playwright/test';
import {freePort} from '../../support/freePort';
import {copySite} from '../../support/siteCopy';
import {one, recipes} from '../support/content';

// A writer who has never seen a terminal: `npm run write` on a copy of the project, by mouse and keyboard alone.

const recipe = one(recipes, 'recipe with a range among its sums', ({sums}) =>
  sums.some(({is}) => Array.isArray(is)),
);
const FILE = `src/data/recipes/${recipe.id}.yaml`;
const TITLE = 'Notes from a quiet quarter';
const ARTICLE = 'blog/notes-from-a-quiet-quarter.mdx';
/** What the editor has a form for. */
const FOLDERS = ['src/data', 'src/config', 'blog'];

const SHORT = [
  'Count the orders that come anyway.',
  'Leave the budget as it is.',
  'Write down what you see.',
];
const PICTURE = new Resvg('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"/>')
  .render()
  .asPng();

let site: string;
let server: ChildProcess;
let address: string;

test.beforeAll(async () => {
  site = copySite();
  const port = await freePort();
  address = `http://localhost:${port}`;
  server = spawn(process.execPath, ['src/plugins/authoring/write/cli.mjs'], {
    cwd: site,
    env: {...process.env, PORT: String(port)},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (server.stdout !== null) {
    await once(server.stdout, 'data');
  }
});

test.afterAll(() => {
  server.kill();
  fs.rmSync(site, {recursive: true, force: true});
});

const read = (file: string) => fs.readFileSync(path.join(site, file), 'utf8');

/** No test can press the browser's own dialog for folders: the folder is in its private files, and is chosen at once. */
async function offerFolder(page: Page) {
  const files = FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(path.join(site, folder), {recursive: true, encoding: 'utf8'})
      .map((name) => path.posix.join(folder, name))
      .filter((file) => /\.(yaml|yml|mdx)$/.test(file)),
  ).map((file) => [file, read(file)] as const);
  await page.addInitScript(() =>
    Object.assign(window, {showDirectoryPicker: () => navigator.storage.getDirectory()}),
  );
  await page.goto(address);
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', {create: true});
    for (const [file, text] of all) {
      const parts = file.split('/');
      const name = parts.pop() ?? '';
      let folder = root;
      for (const part of parts) {
        folder = await folder.getDirectoryHandle(part, {create: true});
      }
      const writable = await (await folder.getFileHandle(name, {create: true})).createWritable();
      await writable.write(text);
      await writable.close();
    }
  }, files);
}

/** Takes a file that the editor has saved from there into the copy; false where there is none. */
async function take(page: Page, file: string): Promise<boolean> {
  const saved = await page.evaluate(async (parts) => {
    let folder = await navigator.storage.getDirectory();
    try {
      for (const part of parts.slice(0, -1)) {
        folder = await folder.getDirectoryHandle(part);
      }
      const bytes = await (await (await folder.getFileHandle(parts.at(-1) ?? '')).getFile()).arrayBuffer();
      return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCodePoint(byte)).join(''));
    } catch {
      return '';
    }
  }, file.split('/'));
  if (saved !== '') {
    fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    fs.writeFileSync(path.join(site, file), Buffer.from(saved, 'base64'));
  }
  return saved !== '';
}

/** What the editor draws only once a writer, whose mouse is on `over`, comes near to it. */
async function scrolledTo(over: Locator, found: Locator) {
  await over.first().hover();
  await expect(async () => {
    if ((await found.count()) === 0) {
      await over.page().mouse.wheel(0, 600);
    }
    await expect(found).toBeVisible({timeout: 500});
  }).toPass();
  await found.scrollIntoViewIfNeeded();
  return found;
}

/** A row of the list of entries. */
const row = (page: Page, name: string) => scrolledTo(page.getByRole('row'), page.getByRole('row', {name}));

/** A field of the form. */
const field = (page: Page, name: string) =>
  scrolledTo(
    page.getByRole('group', {name: /Content$/}),
    page.locator(`[role="group"][aria-label][data-key-path="${name}"]`),
  );

const fill = async (page: Page, name: string, text: string) =>
  (await field(page, name)).getByRole('textbox').fill(text);

/** Adds one to a list, and fills its fields in. */
async function add(page: Page, list: string, item: string, fields: Readonly<Record<string, string>>) {
  await (await field(page, list)).getByRole('button', {name: /^Add/}).last().click();
  for (const [name, text] of Object.entries(fields)) {
    await fill(page, `${item}${name}`, text);
  }
}

function check(...files: readonly string[]) {
  const run = (script: string, ...args: readonly string[]) =>
    spawnSync(process.execPath, [`src/plugins/authoring/${script}/cli.mjs`, ...args], {
      cwd: site,
      encoding: 'utf8',
    });
  const generated = run('generate');
  const {status, stdout, stderr} = run('check', ...files);
  return {
    status: generated.status === 0 ? status : generated.status,
    said: stdout + stderr + generated.stderr,
  };
}

test('a writer changes a recipe and begins an article with a picture, and the check has nothing against either', async ({
  page,
}) => {
  await offerFolder(page);
  await page.getByRole('button', {name: 'Work with Local Repository'}).click();

  const before = read(FILE);
  const name = `${recipe.name.split(' ').slice(0, 3).join(' ')} again`;
  await (await row(page, recipe.name)).getByText(recipe.name).click();
  await fill(page, 'name', name);
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await row(page, name);
  expect(await take(page, FILE)).toBe(true);
  // All else of the file is as it was, by what runs beside the editor.
  await expect.poll(() => read(FILE)).toBe(before.replace(`name: ${recipe.name}`, `name: ${name}`));

  await page.getByRole('treeitem', {name: 'Journal'}).click();
  await page.getByRole('button', {name: 'Create New Entry'}).click();
  await fill(page, 'title', TITLE);
  await fill(
    page,
    'description',
    'What a quarter without a launch shows about a shop: which orders come anyway, which wait, and what that says of the plan for the next one.',
  );
  await (await field(page, 'date')).getByRole('button', {name: 'Today'}).click();
  await (await field(page, 'authors')).getByRole('checkbox').first().click();
  await (await field(page, 'tags')).getByRole('combobox').click();
  await page.getByRole('option').first().click();
  for (const [index, line] of SHORT.entries()) {
    await add(page, 'short', `short.${index}`, {'': line});
  }
  for (const [index, line] of ['quiet quarter', 'baseline orders', 'launch'].entries()) {
    await add(page, 'keywords', `keywords.${index}`, {'': line});
  }
  await add(page, 'sums', 'sums.0', {
    '.says': '120 orders',
    '.is': '40 * 3',
    '.because': '40 orders a month, over three months',
  });
  await add(page, 'sources', 'sources.0', {'.claim': 'Our own order list'});
  await (await field(page, 'draft')).getByRole('switch').click();
  await fill(page, 'callToAction.heading', 'A quiet quarter of your own?');
  await fill(page, 'callToAction.text', 'Write to us about what it showed you.');
  await fill(page, 'callToAction.button', 'Get In Touch');
  await (await field(page, 'reviewed.on')).getByRole('button', {name: 'Today'}).click();
  await fill(page, 'reviewed.by', 'Paid search team');
  const text = await field(page, 'body');
  await text.getByRole('button', {name: 'Edit in Markdown'}).click();
  await text.getByRole('textbox').click();
  await page.keyboard.insertText(
    'A quiet quarter is the best time to look at the orders that come anyway: here 120 orders.',
  );
  await page.keyboard.press('Enter');
  await text.getByRole('button', {name: 'Image'}).click();
  await text.getByRole('button', {name: 'Browse'}).click();
  const pictures = page.getByRole('dialog', {name: 'Select Image'});
  const chooser = page.waitForEvent('filechooser');
  await pictures.getByRole('button', {name: 'Upload'}).click();
  await (await chooser).setFiles({name: 'orders.png', mimeType: 'image/png', buffer: PICTURE});
  await pictures
    .getByRole('option', {name: /orders/})
    .first()
    .click();
  await pictures.getByRole('button', {name: 'Insert'}).click();
  // The editor reads the picture first; what is typed beside it meanwhile would be lost, or the picture.
  await text
    .getByRole('group', {name: /Source/})
    .getByText('/img/journal/orders.png')
    .waitFor();
  await text.getByRole('textbox', {name: 'Alt Text'}).fill('Orders a week, all of them the same');
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await page.getByRole('row', {name: TITLE}).waitFor();
  expect(await take(page, ARTICLE)).toBe(true);
  expect(await take(page, 'static/img/journal/orders.png')).toBe(true);
  expect(read(ARTICLE)).toContain('![Orders a week, all of them the same](/img/journal/orders.png)');
  expect(fs.readFileSync(path.join(site, 'static/img/journal/orders.png')).equals(PICTURE)).toBe(true);
  const {status, said} = check(FILE, ARTICLE);
  expect(status, said).toBe(0);
});
