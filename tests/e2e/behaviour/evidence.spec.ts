import {one, recipes} from '../support/content';
import {expect, test} from '../support/test';

const LIST = '/services/growth-recipes';

test('how the figures come about is folded, opens by keyboard, and is open on paper', async ({
  page,
  goto,
}) => {
  const {id, sums = []} = one(recipes, 'recipe with sums', (recipe) => recipe.sums !== undefined);
  await goto(`${LIST}/${id}`);
  const reason = page.getByText(sums[0]?.because ?? '', {exact: true});
  await expect(reason).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(reason).toBeVisible();
  await page.emulateMedia({media: 'screen'});
  await page.locator('summary').filter({hasText: 'How the figures come about'}).press('Enter');
  await expect(reason).toBeVisible();
});
