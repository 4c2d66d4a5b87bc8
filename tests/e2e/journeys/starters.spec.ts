import {toPlanRecipe} from '../../../src/features/recipes/plan/plan';
import {agendaOf} from '../../../src/features/recipes/plan/agenda';
import {inPlanner, starterPlan} from '../../../src/features/recipes/plan/starters';
import {addressOf, byLength, recipes, starters} from '../support/content';
import {PLAN} from '../support/planner';
import {expect, given, test} from '../support/test';

test.use({javaScriptEnabled: false});

test('without script: from the planner, which says so, to a starter plan, its agenda, and on to a recipe', async ({
  page,
}) => {
  const starter = given(byLength(starters), 'starter plan');
  const main = page.getByRole('main');
  await page.goto(PLAN);
  await expect(main.locator('noscript p').first()).toContainText('need JavaScript');
  for (const {title} of starters) {
    await expect(main.getByRole('link', {name: title})).toBeVisible();
  }
  await page.goto('/services/growth-recipes');
  await main.locator('a[href$="/plans"]').click();
  await main.getByRole('link', {name: starter.title}).click();
  await expect(page).toHaveURL(addressOf.starter(starter));
  await expect(page.getByRole('heading', {level: 1})).toHaveText(starter.title);
  for (const {because} of starter.recipes) {
    await expect(main.getByText(because.slice(0, 60)).first()).toBeVisible();
  }
  const agenda = main.getByRole('region', {name: 'Agenda'});
  await expect(agenda.getByRole('heading', {level: 4})).toHaveCount(
    agendaOf(starterPlan(starter, recipes.flatMap(toPlanRecipe))).length,
  );
  await expect(main.getByRole('link', {name: 'Open in the planner'}).first()).toHaveAttribute(
    'href',
    inPlanner(starter),
  );
  await agenda.getByRole('link').first().click();
  await expect(page.getByRole('heading', {name: 'Steps to Execute'})).toBeVisible();
});
