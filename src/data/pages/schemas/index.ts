import type * as z from 'zod';
import type {RecipeCard} from '../../recipes/card';
import type {Recipe} from '../../recipes/schema';
import type {Channel} from '../../recipes/taxonomy';
import {contact, search, searchDialog} from './contact';
import {clientStories, customers, ourStory, storyToCome} from './customers';
import {home} from './home';
import {accessibility, everyPage, imprint, privacyPolicy} from './legal';
import {
  games,
  growthHubs,
  growthPlan,
  growthRecipe,
  growthRecipes,
  journal,
  journalTopics,
  spaceInvaders,
  tetris,
} from './library';
import {advisor, advisors, notFound, portfolio} from './network';
import {coreBeliefs, philosophy} from './philosophy';
import {starterPlans} from './plans';
import {advisory, howWeWork, services} from './services';
import {gtmPlatform, toolkit} from './toolkit';

/** The texts of each page of src/data/pages, by the name of its file. */
export const pageSchemas = {
  accessibility,
  advisor,
  advisors,
  advisory,
  'client-stories': clientStories,
  contact,
  'core-beliefs': coreBeliefs,
  customers,
  'every-page': everyPage,
  games,
  'growth-hubs': growthHubs,
  'growth-plan': growthPlan,
  'growth-recipe': growthRecipe,
  'growth-recipes': growthRecipes,
  'gtm-platform': gtmPlatform,
  home,
  'how-we-work': howWeWork,
  imprint,
  journal,
  'journal-topics': journalTopics,
  'not-found': notFound,
  'our-story': ourStory,
  philosophy,
  portfolio,
  'privacy-policy': privacyPolicy,
  search,
  'search-dialog': searchDialog,
  services,
  'space-invaders': spaceInvaders,
  'starter-plans': starterPlans,
  'story-to-come': storyToCome,
  tetris,
  toolkit,
} as const satisfies Readonly<Record<string, z.ZodType>>;

export type PageName = keyof typeof pageSchemas;
export type PageTexts<Name extends PageName> = z.infer<(typeof pageSchemas)[Name]>;

/** A recipe as a page links to it. */
export interface RecipeLink extends Pick<RecipeCard, 'name' | 'facts'> {
  /** The first channel. */
  channel: Channel | undefined;
  /** Days of set-up, and of running until the first decision. */
  days?: readonly [setUp: number, runs: number] | undefined;
  /** Its case, on pages that show one. */
  case?: Recipe['case'] | undefined;
}

/** The texts as a page imports them, with what they show of the recipes that they link to. */
export type CompiledPage<Name extends PageName> = PageTexts<Name> &
  (Name extends 'home' | 'customers' ? {recipeLinks: Readonly<Record<string, RecipeLink>>} : unknown);

/** Words in braces that a page fills in by itself, beside the claims and settings of site.ts. */
export const FILLED_IN: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  'search-dialog': ['channel', 'nearest'],
  accessibility: ['tested'],
  advisor: ['firstName', 'availability', 'name', 'expertise'],
  advisors: ['advisors'],
  advisory: ['hours', 'days', 'rate', 'sum'],
  'client-stories': ['clients', 'sectors'],
  games: ['games'],
  'growth-recipes': ['recipes'],
  home: ['services'],
  'journal-topics': ['topic', 'about', 'entries'],
  portfolio: ['name', 'role', 'client', 'advisor'],
  'story-to-come': ['client', 'sector', 'services'],
};
