import {POSITIONS_FILE} from '../../content/positions/read';
import {RECIPES_DIR} from '../../content/recipes/references';
import {buildDay} from '../../lib/buildDay';
import type {Problem} from '../../lib/problems';
import {readContent, type Content} from '../content';
import {dataProblems} from './data';
import {toCome} from './later';
import {checkMarkdown} from './markdown';
import {report} from './report';
import {writtenSources, type Source} from './sources';
import {spellingProblems, wordListProblems} from './spelling';
import {ticProblems} from './tics';
import {unfilledProblems} from './unfilled';
import {unproved, type Remark} from './unproved';
import {wordingProblems} from './wording';

/** What is not wrong, and still to do. */
function remarksOf(siteDir: string, {recipes = [], positions, articles = []}: Content): Remark[] {
  const today = buildDay();
  return [
    ...toCome(siteDir, writtenSources(siteDir), today),
    ...recipes.flatMap((recipe) => unproved(`${RECIPES_DIR}/${recipe.id}.yaml`, recipe, today)),
    ...(positions === undefined ? [] : unproved(POSITIONS_FILE, positions, today)),
    ...articles.flatMap(({file, front}) => unproved(file, front, today)),
  ];
}

/** Problems of the MDX files among these: what keeps them from being built, headings, links and images. */
async function pageProblems(siteDir: string, sources: readonly Source[]): Promise<Problem[]> {
  const pages = sources.filter(({file}) => file.endsWith('.mdx'));
  if (pages.length === 0) {
    return [];
  }
  const [{problems, images}, {imageProblems}] = await Promise.all([
    checkMarkdown(pages, {lint: true}),
    import('./images'),
  ]);
  return [...problems, ...[...images].flatMap(([file, own]) => imageProblems(siteDir, file, own))];
}

/**
 * Checks all content below `siteDir`, or the one file `only` (path from there), for which no more is loaded and read than
 * it needs; the report is for people, or JSON for programs.
 */
export async function checkContent(
  siteDir: string,
  {only, json}: {only?: string | undefined; json?: boolean | undefined} = {},
): Promise<{report: string; passed: boolean}> {
  const isOwn = ({file}: {file: string}) => only === undefined || file === only;
  const sources = writtenSources(siteDir).filter(isOwn);
  // Both run in processes of their own, beside what follows.
  const tools = Promise.all([
    spellingProblems(siteDir, only === undefined ? [] : [only]),
    pageProblems(siteDir, sources),
  ]);
  const content = readContent(siteDir, only);
  const data = await dataProblems(siteDir, content, only);
  const [spelling, pages] = await tools;
  const problems = [
    ...data,
    ...sources.flatMap((source) => [...wordingProblems(source), ...unfilledProblems(source)]),
    ...pages,
    ...(only === undefined ? [...wordListProblems(siteDir), ...ticProblems(sources)] : []),
    ...spelling,
  ];
  const remarks = remarksOf(siteDir, content).filter(isOwn);
  return report({problems, remarks, files: Math.max(sources.length, 1)}, {json});
}
