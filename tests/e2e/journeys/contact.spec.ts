import {GOALS} from '../support/content';
import {expect, test} from '../support/test';

test('a founder chooses a goal at home and ends at a way to write to us @phone @firefox', async ({
  page,
  goto,
}) => {
  await goto('/');
  const goal = page.getByRole('button', {name: GOALS[3]});
  await goal.click();
  await expect(goal).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('main').locator('a[href^="/contact"]').first().click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible();
  await page.getByRole('main').locator('a[href="/privacy-policy"]').first().click();
  await expect(page).toHaveURL('/privacy-policy');
});
