import * as z from 'zod';
import {text} from '../../fields';
import {action, hero, page, titles} from './parts';
import {eyebrow, heading, lead, link} from './fields';

/** What the page of every starter plan has, apart from the plan itself. */
const plan = z.strictObject({
  label: text(40).describe('The small label above the heading of the page'),
  open: text(40).describe('The link to the planner'),
  situation: heading.describe('Above the situation'),
  forWhom: heading.describe('Above whom the plan suits'),
  notFor: heading.describe('Above whom it does not suit'),
  order: heading.describe('Above the recipes in their order'),
  orderLead: lead.describe('Below that heading'),
  schedule: heading.describe('Above the agenda'),
  scheduleLead: lead.describe('Below that heading'),
  expect: heading.describe('Above what there is to see in which week'),
  afterwards: heading.describe('Above what comes after the last decision'),
  change: heading.describe('Above the way to the planner'),
  changeLead: lead.describe('Below that heading'),
  others: heading.describe('Above the other plans'),
  action,
});

/** /services/growth-recipes/plans, and the page of a starter plan. */
export const starterPlans = z.strictObject({
  page,
  hero: hero({link: link.describe('The words on the button to the planner')}),
  list: z.strictObject({eyebrow, heading}).describe('Above the plans'),
  why: z.strictObject({eyebrow, heading, rows: titles(2, 6, 'The reasons')}).describe('How they are made'),
  action,
  plan: plan.describe('The page of a plan'),
});
