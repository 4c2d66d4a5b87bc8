import {CALCULATOR_IDS} from '../../../data/calculators/ids';
import {HUBS_PATH} from '../../../data/hubs/types';
import {POSITIONS_PATH} from '../../../data/positions/types';
import {CALCULATORS_PATH} from '../../../features/calculators/paths';
import {STORIES_PATH} from '../../../features/clients/paths';
import {JOURNAL_PATH, TOPICS_PATH} from '../../../features/journal/paths';
import {ADVISORS_PATH, PORTFOLIO_PATH} from '../../../features/people/portfolio/paths';
import {LIST_PATH} from '../../../features/recipes/paths';
import {PLAN_PATH, STARTERS_PATH} from '../../../features/recipes/plan/paths';
import {idsIn} from '../../lib/contentFolder';
import {filesBelow} from '../../lib/filesIn';
import {textOf} from '../../lib/generated';
import {HUBS_DIR} from '../hubs/read';
import {BLOG_DIR, readTopics} from '../journal/lists';
import {STARTERS_DIR} from '../plans/read';
import {ADVISORS_DIR, CLIENTS_DIR, PROJECTS_DIR} from '../profiles/read';
import {RECIPES_DIR} from '../recipes/references';

/** Lists that plugins make. */
const LISTS = [
  ADVISORS_PATH,
  CALCULATORS_PATH,
  HUBS_PATH,
  JOURNAL_PATH,
  LIST_PATH,
  PLAN_PATH,
  PORTFOLIO_PATH,
  POSITIONS_PATH,
  STARTERS_PATH,
  STORIES_PATH,
  TOPICS_PATH,
];

const PAGES = 'src/pages';

/** The pages that are components of their own: `contact/index.tsx` is `/contact`. */
const ownPages = (siteDir: string): string[] =>
  filesBelow(siteDir, PAGES)
    .map((file) => file.slice(PAGES.length))
    .filter((name) => name.endsWith('.tsx') && !name.includes('/_'))
    .map((name) => name.replace(/\.tsx$/, '').replace(/\/index$/, '') || '/');

/**
 * The paths of all pages that something may lead to, from the names of files: nothing is read or built. The parts of the
 * library's plain list are left out, which change with its length.
 */
export function pagePaths(siteDir: string): ReadonlySet<string> {
  const below = (base: string, folder: string) => idsIn(siteDir, folder).map(({id}) => `${base}/${id}`);
  const portfolios = below(ADVISORS_PATH, ADVISORS_DIR).map((advisor) => `${advisor}/portfolio`);
  const projects = idsIn(siteDir, PROJECTS_DIR).flatMap(({id}) => {
    const [, advisor = ''] = /^advisor: *([\w-]+)/m.exec(textOf(siteDir, `${PROJECTS_DIR}/${id}.yaml`)) ?? [];
    return `${ADVISORS_PATH}/${advisor}/portfolio/${id}`;
  });
  return new Set([
    ...ownPages(siteDir),
    ...LISTS,
    ...below(LIST_PATH, RECIPES_DIR),
    ...below(STARTERS_PATH, STARTERS_DIR),
    ...below(JOURNAL_PATH, BLOG_DIR),
    ...(readTopics(siteDir).keys ?? []).map((topic) => `${TOPICS_PATH}/${topic}`),
    ...below(HUBS_PATH, HUBS_DIR),
    ...below(ADVISORS_PATH, ADVISORS_DIR),
    ...portfolios,
    ...projects,
    ...below(STORIES_PATH, CLIENTS_DIR),
    ...CALCULATOR_IDS.map((id) => `${CALCULATORS_PATH}/${id}`),
  ]);
}
