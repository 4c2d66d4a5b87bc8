// The editor tries to ask other hosts, which its policy refuses: that is an error in the console.
import {expect, test} from 'playwright/test';
import {at} from '../support/configured';
import {one, recipes} from '../support/content';

const recipe = one(recipes, 'recipe');

test('the editor opens and lists the recipes of the folder that a writer chooses', async ({page}) => {
  // No test can press the browser's own dialog for folders: a folder in the browser's private files is chosen at once.
  await page.addInitScript(() =>
    Object.assign(window, {showDirectoryPicker: () => navigator.storage.getDirectory()}),
  );
  await page.goto(at('/editor'));
  await page.evaluate(
    async ([id, text]) => {
      let folder = await navigator.storage.getDirectory();
      await folder.getDirectoryHandle('.git', {create: true});
      for (const name of ['src', 'data', 'recipes']) {
        folder = await folder.getDirectoryHandle(name, {create: true});
      }
      const file = await folder.getFileHandle(`${id}.yaml`, {create: true});
      const writable = await file.createWritable();
      await writable.write(text);
      await writable.close();
    },
    [recipe.id, `id: ${recipe.id}\nname: ${JSON.stringify(recipe.name)}\n`] as const,
  );
  await page.getByRole('button', {name: 'Work with Local Repository'}).click();
  await expect(page.getByRole('treeitem', {name: 'Recipes'})).toBeVisible();
  await page.getByRole('row', {name: recipe.name}).getByText(recipe.name).click();
  await expect(page.locator('[role="group"][data-key-path="name"]').getByRole('textbox')).toHaveValue(
    recipe.name,
  );
});
