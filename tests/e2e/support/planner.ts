import type {Page} from 'playwright/test';
import {recipes} from './content';

/** Working days of a recipe in half a year, by and large. */
const daysOf = ({plan}: (typeof recipes)[number]) =>
  (plan?.setUpDays ?? 0) + ((plan?.hoursPerWeek ?? 0) / 8) * ((plan?.runsDays ?? 0) / 7);

/** Where a visitor plans. */
export const PLAN = '/services/growth-recipes/plan';
const DAY_MS = 86_400_000;
const today = new Date();
/** A Monday to come, on which the plan of a test begins. */
export const START = new Date(today.getTime() + (14 - ((today.getUTCDay() + 6) % 7)) * DAY_MS)
  .toISOString()
  .slice(0, 10);

/** The three recipes that take the fewest days of those that need no other: one of them fits with a day a month, too. */
export const planned = recipes
  .filter(({plan}) => plan?.needs.length === 0 && plan.runsDays < 90)
  .toSorted((a, b) => daysOf(a) - daysOf(b))
  .slice(0, 3);
/** Their names. */
export const names = planned.map(({name}) => name);
/** The address of their plan, from START on, with ten days a month. */
export const address = `${PLAN}?recipes=${planned.map(({id}) => id).join()}&start=${START}&days=10`;

/** The heading of the plan in view. */
export const heading = (page: Page) =>
  page.getByRole('heading', {name: /^(Your plan|The plan in this link)(,|$)/});
/** The chart's links, one for each recipe of the plan. */
export const chart = (page: Page) => page.getByRole('figure').getByRole('link');
/** Opens what the plan is made from: its first day, days a month, best order. */
export const openStart = (page: Page) => page.getByText(/^Start(s|ed) .* a month \(change\)$/).click();
/** Opens the menu by which a plan is taken away. */
export const openMenu = (page: Page) => page.getByRole('button', {name: 'Share and export'}).click();
