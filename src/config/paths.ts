import {toSlug} from '../lib/toSlug';

/* Recipes and their plans. */

/** The list of all recipes. */
export const LIST_PATH = '/services/growth-recipes';

/** The page of one recipe. */
export const recipePath = (id: string): string => `${LIST_PATH}/${id}`;

/** The library for programs: every recipe as JSON, and the schema of one. */
export const CATALOGUE_PATH = `${LIST_PATH}.json`;
export const SCHEMA_PATH = '/schemas/recipe.json';

/** Recipes as skills for software agents: their index, and the file of one (agentskills.io, discovery 0.2.0). */
export const SKILLS_PATH = '/.well-known/agent-skills/index.json';
export const skillPath = (name: string): string => `/.well-known/agent-skills/${name}/SKILL.md`;

/** A page's text as Markdown. */
export const markdownPath = (page: string): string => (page === '/' ? '/index.md' : `${page}.md`);

/** The folder of a recipe's papers. */
export const papersPath = (recipe: string): string => `/papers/${recipe}`;

/** The planner. */
export const PLAN_PATH = `${LIST_PATH}/plan`;

/** The starter plans. */
export const STARTERS_PATH = `${LIST_PATH}/plans`;

/** The page of a starter plan. */
export const starterPath = (id: string): string => `${STARTERS_PATH}/${id}`;

/** The page of all positions. */
export const POSITIONS_PATH = `${LIST_PATH}/positions`;

/** One position, on that page. */
export const positionPath = ({id}: {id: string}): string => `${POSITIONS_PATH}#${id}`;

/** A page as a list of links names it. */
export interface PageLink {
  title: string;
  path: string;
}

/* Growth hubs. */

/** The index of the hubs. */
export const HUBS_PATH = '/growth-hubs';

/** The page of one hub. */
export const hubPath = (id: string): string => `${HUBS_PATH}/${id}`;

/** The address of a sheet that can be downloaded from a hub. */
export const sheetPath = (hub: string, file: string): string => `/sheets/${hub}/${file}.csv`;

/* The journal. */

/** The list of all articles. */
export const JOURNAL_PATH = '/philosophy/journal';

/** The list of all topics. */
export const TOPICS_PATH = `${JOURNAL_PATH}/topics`;

/** The permanent page of one topic. */
export const topicPath = (topic: string): string => `${TOPICS_PATH}/${toSlug(topic)}`;

/* People: clients, advisors, their projects. */

/** The list of all clients' stories. */
export const STORIES_PATH = '/customers/stories';

/** The page of one client's story. */
export const storyPath = (id: string): string => `${STORIES_PATH}/${id}`;

/** The list of all projects. */
export const PORTFOLIO_PATH = '/portfolio';

/** The list of all advisors. */
export const ADVISORS_PATH = '/network/advisors';

/** The profile of one advisor. */
export const advisorPath = (id: string): string => `${ADVISORS_PATH}/${id}`;

/** The portfolio of one advisor. */
export const advisorPortfolioPath = (id: string): string => `${advisorPath(id)}/portfolio`;

/** One project, below its advisor. */
export const projectPath = (project: {id: string; advisorId: string}): string =>
  `${advisorPortfolioPath(project.advisorId)}/${project.id}`;

/* Tools. */

/** The index of the calculators. */
export const CALCULATORS_PATH = '/toolkit/calculators';

/** The page of a calculator. */
export const calculatorPath = (id: string): string => `${CALCULATORS_PATH}/${id}`;

/** The editor for writers, in a build with SITE_EDITOR; its files are in the folder of that name. */
export const EDITOR_PATH = '/editor';

/** The page of search results. */
export const SEARCH_PATH = '/search';

/** That page with a search. */
export const searchFor = (text: string): string => `${SEARCH_PATH}?q=${encodeURIComponent(text)}`;

/** How much of a search text is looked at, typed or in an address. */
export const QUERY_LIMIT = 100;

/** The id of its field: a browser puts the focus on what the end of an address names. */
export const SEARCH_FIELD_ID = 'field';
