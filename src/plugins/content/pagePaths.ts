import path from 'node:path';
import * as to from '../../config/paths';
import {CALCULATOR_IDS} from '../../data/calculators/ids';
import {TOPICS} from '../../data/journal/topics';
import {filesBelow, filesIn} from '../lib/filesIn';
import {textOf} from '../lib/generated';
import {isDraft} from '../lib/text';

const PAGES = 'src/pages';

/** The pages that are components: `contact/index.tsx` is `/contact`. */
const ownPages = (siteDir: string): string[] =>
  filesBelow(siteDir, PAGES)
    .map((file) => file.slice(PAGES.length))
    .filter((name) => name.endsWith('.tsx') && !name.includes('/_'))
    .map((name) => name.replace(/\.tsx$/, '').replace(/\/index$/, '') || '/');

/**
 * The paths of all pages that something may lead to; nothing is built. By the names of files, so that a link to the page of
 * one that is not valid is no second problem.
 */
export function pagePaths(siteDir: string): ReadonlySet<string> {
  const ids = (folder: string) =>
    filesIn(siteDir, folder, '.yaml', '.mdx')
      .filter((file) => !isDraft(textOf(siteDir, file)))
      .map((file) => path.parse(file).name);
  const advisors = ids('src/data/advisors');
  const advisorOf = (project: string) =>
    /^advisor: *["']?([\w-]+)/m.exec(textOf(siteDir, `src/data/projects/${project}.yaml`))?.[1] ?? '';
  return new Set([
    ...ownPages(siteDir),
    ...[to.LIST_PATH, to.PLAN_PATH, to.POSITIONS_PATH, ...ids('src/data/recipes').map(to.recipePath)],
    ...[to.STARTERS_PATH, ...ids('src/data/plans/starters').map(to.starterPath)],
    ...[to.CALCULATORS_PATH, ...CALCULATOR_IDS.map(to.calculatorPath)],
    ...[to.JOURNAL_PATH, ...ids('blog').map((id) => `${to.JOURNAL_PATH}/${id}`)],
    ...[to.TOPICS_PATH, ...TOPICS.map(to.topicPath)],
    ...[to.HUBS_PATH, ...ids('src/data/hubs').map(to.hubPath)],
    ...[to.STORIES_PATH, ...ids('src/data/clients').map(to.storyPath)],
    ...[to.ADVISORS_PATH, ...advisors.map(to.advisorPath), ...advisors.map(to.advisorPortfolioPath)],
    ...[
      to.PORTFOLIO_PATH,
      ...ids('src/data/projects').map((id) => to.projectPath({id, advisorId: advisorOf(id)})),
    ],
  ]);
}
