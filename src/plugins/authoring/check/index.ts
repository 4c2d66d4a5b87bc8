import type {Recipe} from '../../../data/recipes/schema';
import {buildDay} from '../../lib/buildDay';
import {hubFiles} from '../../content/hubs/menu';
import {HUBS_DIR} from '../../content/hubs/read';
import {readTopics} from '../../content/journal/lists';
import {advisorFiles} from '../../content/profiles/advisorIndex';
import {ADVISORS_DIR, type Profiles} from '../../content/profiles/read';
import {assertFresh, findChanges} from '../../content/recipes/generate';
import {POSITIONS_FILE} from '../../content/positions/read';
import {RECIPES_DIR} from '../../content/recipes/read';
import {staleProblems} from '../../lib/generated';
import type {Problem} from '../../lib/problems';
import {attempt, readContent} from '../content';
import {schemaProblems} from '../schemas';
import {calculatorProblems} from './calculators';
import {toCome} from './later';
import {imageProblems, portraitProblems} from './images';
import {checkMarkdown} from './markdown';
import {writtenSources, type Source} from './sources';
import {unusedPapers} from './papers';
import {recipeProblems} from './recipes';
import {report} from './report';
import {spellingProblems, wordListProblems} from './spelling';
import {articleSums, positionSums, recipeSums} from './sums/content';
import {ticProblems} from './tics';
import {unfilledProblems} from './unfilled';
import {unproved, type Remark} from './unproved';
import {readingTimes, repeatedSentences, sharedMarks, unknownCompanies, unusedData} from './whole';
import {wordingProblems} from './wording';

type Content = ReturnType<typeof readContent>;

/** Problems of the data: schemas, references, sums, what is unused or repeated, and generated files that are out of date. */
function dataProblems(
  siteDir: string,
  {recipes, profiles, hubs, positions, articles, problems}: Content,
): Problem[] {
  const ofRecipes = (all: readonly Recipe[]) => [
    ...all.flatMap((recipe) => [
      ...recipeProblems(siteDir, recipe),
      ...recipeSums(siteDir, recipe),
      ...calculatorProblems(siteDir, recipe),
    ]),
    ...unusedPapers(siteDir, all),
    ...repeatedSentences(all),
    ...attempt('docs', () => assertFresh(findChanges(siteDir, all))).problems,
  ];
  const ofProfiles = ({advisors, clients}: Profiles) => [
    ...portraitProblems(siteDir, advisors),
    ...sharedMarks(clients),
    ...unknownCompanies(advisors, clients),
    ...staleProblems(siteDir, advisorFiles(advisors), ADVISORS_DIR),
  ];
  return [
    ...problems,
    ...schemaProblems(siteDir),
    ...staleProblems(siteDir, hubFiles(hubs), HUBS_DIR),
    ...readingTimes(articles ?? []),
    ...(articles ?? []).flatMap(articleSums),
    ...(positions === undefined ? [] : positionSums(siteDir, positions)),
    ...(recipes === undefined ? [] : ofRecipes(recipes)),
    ...(profiles === undefined ? [] : ofProfiles(profiles)),
    // What is used can be known only once everything can be read.
    ...(recipes === undefined || articles === undefined
      ? []
      : unusedData(siteDir, recipes, articles, readTopics(siteDir).keys ?? [])),
  ];
}

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
  const {problems, images} = await checkMarkdown(pages, {lint: true});
  return [...problems, ...[...images].flatMap(([file, own]) => imageProblems(siteDir, file, own))];
}

/** Every problem of everything written below `siteDir`, or of one file. */
async function findProblems(
  siteDir: string,
  content: Content,
  sources: readonly Source[],
  only?: string,
): Promise<Problem[]> {
  const tools = Promise.all([
    spellingProblems(siteDir, only === undefined ? [] : [only]),
    pageProblems(siteDir, sources),
  ]);
  const data = dataProblems(siteDir, content);
  const [spelling, pages] = await tools;
  return [
    ...data.filter(({file}) => only === undefined || file === only),
    ...sources.flatMap((source) => [...wordingProblems(source), ...unfilledProblems(source)]),
    ...pages,
    ...(only === undefined ? [...wordListProblems(siteDir), ...ticProblems(sources)] : []),
    ...spelling,
  ];
}

/**
 * Checks all content below `siteDir`, or the one file `only` (path from there); the report is for people, or JSON for
 * programs.
 */
export async function checkContent(
  siteDir: string,
  {only, json = false}: {only?: string | undefined; json?: boolean} = {},
): Promise<{report: string; passed: boolean}> {
  const sources = writtenSources(siteDir).filter(({file}) => only === undefined || file === only);
  const content = readContent(siteDir);
  const problems = await findProblems(siteDir, content, sources, only);
  const remarks = remarksOf(siteDir, content).filter(({file}) => only === undefined || file === only);
  return report({problems, remarks, files: Math.max(sources.length, 1)}, {json});
}
