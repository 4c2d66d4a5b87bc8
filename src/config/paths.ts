import {toSlug} from '../lib/toSlug';

export const LIST_PATH = '/services/growth-recipes';
export const recipePath = (id: string): string => `${LIST_PATH}/${id}`;

/** The library for programs. */
export const CATALOGUE_PATH = `${LIST_PATH}.json`;
export const SCHEMA_PATH = '/schemas/recipe.json';

/** Skills for software agents (agentskills.io, discovery 0.2.0). */
export const SKILLS_PATH = '/.well-known/agent-skills/index.json';
export const skillPath = (name: string): string => `/.well-known/agent-skills/${name}/SKILL.md`;

/** The page's text as Markdown. */
export const markdownPath = (page: string): string => (page === '/' ? '/index.md' : `${page}.md`);

/** The folder of the papers of a recipe or a hub, by its id. */
export const papersPath = (owner: string): string => `/papers/${owner}`;
export const PLAN_PATH = `${LIST_PATH}/plan`;
export const STARTERS_PATH = `${LIST_PATH}/plans`;
export const starterPath = (id: string): string => `${STARTERS_PATH}/${id}`;
export const POSITIONS_PATH = `${LIST_PATH}/positions`;
export const positionPath = ({id}: {id: string}): string => `${POSITIONS_PATH}#${id}`;
/** That of a position with a page of its own. */
export const positionPagePath = ({id}: {id: string}): string => `${POSITIONS_PATH}/${id}`;

export interface PageLink {
  title: string;
  path: string;
}

export const HUBS_PATH = '/growth-hubs';
export const hubPath = (id: string): string => `${HUBS_PATH}/${id}`;
export const sheetPath = (hub: string, file: string): string => `/sheets/${hub}/${file}.csv`;

export const JOURNAL_PATH = '/philosophy/journal';
export const TOPICS_PATH = `${JOURNAL_PATH}/topics`;
export const topicPath = (topic: string): string => `${TOPICS_PATH}/${toSlug(topic)}`;

export const STORIES_PATH = '/customers/stories';
export const storyPath = (id: string): string => `${STORIES_PATH}/${id}`;
export const PORTFOLIO_PATH = '/portfolio';
export const ADVISORS_PATH = '/network/advisors';
export const advisorPath = (id: string): string => `${ADVISORS_PATH}/${id}`;
export const advisorPortfolioPath = (id: string): string => `${advisorPath(id)}/portfolio`;
export const projectPath = (project: {id: string; advisorId: string}): string =>
  `${advisorPortfolioPath(project.advisorId)}/${project.id}`;

export const CALCULATORS_PATH = '/toolkit/calculators';
export const calculatorPath = (id: string): string => `${CALCULATORS_PATH}/${id}`;

export const SEARCH_PATH = '/search';
export const searchFor = (text: string): string => `${SEARCH_PATH}?q=${encodeURIComponent(text)}`;
/** Maximum length of a search, typed or in an address. */
export const QUERY_LIMIT = 100;
/** As the hash of an address, it puts the focus into the search field. */
export const SEARCH_FIELD_ID = 'field';

/** The parameter of a link that says "Book", by which the contact page says what is booked. */
export const BOOK = 'book';
/** A path with the parameter at the end of its query. */
export const bookPath = (to: string): string => `${to}${to.includes('?') ? '&' : '?'}${BOOK}=1`;
