import {agendaOf} from '../../../src/features/recipes/plan/agenda';
import {inPlanner, starterPlan} from '../../../src/features/recipes/plan/starters';
import {toPlannerRecipe} from '../../../src/features/recipes/plan/library';
import {addressOf, byLength, recipes, starters, textsOf} from '../support/content';
import {expect, given, test} from '../support/test';

test.use({javaScriptEnabled: false});

test('without script: from the library to a starter plan, its weeks and costs, and on to a recipe', async ({
  page,
}) => {
  const starter = given(byLength(starters), 'starter plan');
  const {plan, cost} = starterPlan(starter, recipes.flatMap(toPlannerRecipe));
  await page.goto('/services/growth-recipes');
  const main = page.getByRole('main');
  await main.locator('a[href$="/plans"]').click();
  await expect(page).toHaveURL('/services/growth-recipes/plans');
  for (const {title} of starters) {
    await expect(main.getByRole('link', {name: title})).toBeVisible();
  }
  await main.getByRole('link', {name: starter.title}).click();
  await expect(page).toHaveURL(addressOf.starter(starter));
  await expect(page.getByRole('heading', {level: 1})).toHaveText(starter.title);
  for (const {because} of starter.recipes) {
    await expect(main.getByText(because.slice(0, 60)).first()).toBeVisible();
  }

  await main.getByText('The chart as a table').click();
  const schedule = main.getByRole('group', {name: 'Schedule'}).getByRole('row');
  await expect(schedule).toHaveCount(plan.items.length + 1);
  const agenda = main.getByRole('region', {name: 'Agenda'});
  await expect(agenda.getByRole('heading', {level: 4})).toHaveCount(agendaOf(plan).length);
  await expect(main.getByRole('row', {name: /^In all/})).toContainText(`${cost.total.setUpDays} days`);

  await expect(main.getByRole('link', {name: textsOf('starter-plans').plan.open}).first()).toHaveAttribute(
    'href',
    inPlanner(starter),
  );
  await agenda.getByRole('link').first().click();
  await expect(page.getByRole('heading', {name: 'Steps to Execute'})).toBeVisible();
});
