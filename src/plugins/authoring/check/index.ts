import {SITE_FILE} from '../../../config/siteFields';
import {UNENDED} from '../../content/journal/head';
import {AUTHORS_FILE} from '../../content/journal/lists';
import {POSITIONS_FILE} from '../../content/positions/read';
import {RECIPES_DIR} from '../../content/recipes/references';
import {buildDay} from '../../lib/buildDay';
import {textOf} from '../../lib/generated';
import type {Problem} from '../../lib/problems';
import {readContent, type Content} from '../content';
import {changedClaims, literalClaims} from './claims';
import {dataProblems} from './data';
import {toCome} from './later';
import {letterProblems} from './letters';
import {linkProblems} from './links';
import type {Result} from './mdx';
import {report} from './report';
import {slipProblems} from './slips';
import {writtenSources, type Source} from './sources';
import {untold, wordListProblems} from './spelling';
import {unfilledProblems, unfilledRemarks} from './unfilled';
import {unproved, type Remark} from './unproved';
import {unusedCalculators} from './unused';
import {repeatedWithin} from './whole';
import {wordingProblems} from './wording';

/** What is not wrong, and still to do; `texts` is what the compiler of MDX found. */
function remarksOf(
  siteDir: string,
  {written, content, texts}: {written: readonly Source[]; content: Content; texts: readonly Result[]},
): Remark[] {
  const {recipes = [], positions, articles = []} = content;
  const today = buildDay();
  return [
    ...written.flatMap(unfilledRemarks),
    ...toCome(siteDir, written, today),
    ...recipes.flatMap((recipe) => unproved(`${RECIPES_DIR}/${recipe.id}.yaml`, recipe, today)),
    ...(positions === undefined ? [] : unproved(POSITIONS_FILE, positions, today)),
    ...articles.flatMap(({file, front}) => unproved(file, front, today)),
    ...literalClaims(siteDir, written),
    ...changedClaims(siteDir, written),
    ...unusedCalculators(content, texts),
  ];
}

/**
 * Problems of the MDX files among these: what keeps them from being built, headings, links and images. With what the
 * compiler found in each.
 */
async function checkPages(
  siteDir: string,
  sources: readonly Source[],
): Promise<{problems: readonly Problem[]; texts: readonly Result[]}> {
  const pages = sources.filter(({file}) => file.endsWith('.mdx'));
  if (pages.length === 0) {
    return {problems: [], texts: []};
  }
  const [{checkMarkdown}, {imageProblems}] = await Promise.all([import('./markdown'), import('./images')]);
  const {problems, results} = await checkMarkdown(pages, {lint: true});
  const ofImages = results.flatMap((one) =>
    one.failure === undefined ? imageProblems(siteDir, one.file, one.images) : [],
  );
  return {problems: [...problems, ...ofImages], texts: results};
}

interface Options {
  /** Paths of the files to check, from the project's root; without it, all of them. */
  only?: readonly string[] | undefined;
  /** Whether the report is for a program. */
  json?: boolean | undefined;
  /** What the speller finds in these files; it may have been started before. */
  spelling: Promise<readonly Problem[]>;
}

/** Checks the content below `siteDir`, or some files, for which no more is loaded and read than they need. */
export async function checkContent(
  siteDir: string,
  {only, json, spelling}: Options,
): Promise<{report: string; passed: boolean}> {
  const isOwn = ({file}: {file: string}) => only?.includes(file) ?? true;
  const written = writtenSources(siteDir);
  const sources = written.filter(isOwn);
  const named = [AUTHORS_FILE, SITE_FILE].filter((file) => isOwn({file}));
  const shown = [...sources, ...named.map((file) => ({file, text: textOf(siteDir, file)}))];
  // In a process of its own, beside what follows.
  const pages = checkPages(siteDir, sources);
  const content = readContent(siteDir, only);
  const found = [
    ...(await dataProblems(siteDir, content, only)),
    ...sources.flatMap((source) => [
      ...wordingProblems(source),
      ...slipProblems(source),
      ...repeatedWithin(source),
      ...unfilledProblems(source),
    ]),
    // Fields that do not end would be taken for prose.
    ...(await pages).problems.filter(
      ({file}) => !content.problems.some((one) => one.file === file && one.problem === UNENDED),
    ),
    ...shown.flatMap(letterProblems),
    ...linkProblems(siteDir, shown),
    ...wordListProblems(siteDir).filter(isOwn),
  ];
  const problems = [...found, ...untold(await spelling, found)];
  const {texts} = await pages;
  const remarks = remarksOf(siteDir, {written, content, texts}).filter(isOwn);
  return report({problems, remarks, files: only?.length ?? sources.length}, {json});
}
