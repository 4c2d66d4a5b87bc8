import {hubs} from '../../../data/hubs';
import {recipesOf} from '../../hubs';
import {readArticles} from '../../journal/frontMatter';
import {readTopics} from '../../journal/lists';
import {ContentError, formatProblems, type Problem} from '../../problems';
import {assertAdvisorIndexFresh} from '../../profiles/advisorIndex';
import {readProfiles} from '../../profiles/read';
import {assertFresh, findChanges} from '../../recipes/generate';
import {readRecipes} from '../../recipes/read';
import {imageProblems, portraitProblems} from './images';
import {linkProblems, pagesOf} from './links';
import {proseProblems} from './prose';
import {spelledSources, writtenSources} from './source';
import {spellingProblems, wordListProblems} from './spelling';
import {headingProblems} from './structure';
import {unfilledProblems} from './unfilled';
import {readingTimes, repeatedSentences, sharedMarks, unusedData} from './whole';

/** Gives what `read` gives, or the problems it threw; `file` is told where an error names none. */
function attempt<T>(
  file: string,
  read: () => T,
): {value: T; problems: readonly Problem[]} | {value?: undefined; problems: readonly Problem[]} {
  try {
    return {value: read(), problems: []};
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return {
      problems:
        error instanceof ContentError ? error.problems : [{file, problem, remedy: 'Do what this says.'}],
    };
  }
}

/** Every problem of everything written below `siteDir`. */
function findProblems(siteDir: string): Problem[] {
  const recipes = attempt('src/data/recipes', () => readRecipes(siteDir));
  const profiles = attempt('src/data', () => readProfiles(siteDir));
  const journal = attempt('blog', () => readArticles(siteDir));
  const articles = journal.value?.articles ?? [];
  const sources = writtenSources(siteDir);
  const pages = sources.filter(({file}) => file.endsWith('.mdx'));

  const ofRecipes = (all = recipes.value ?? []) => [
    ...repeatedSentences(all),
    ...attempt('docs', () => assertFresh(findChanges(siteDir, all))).problems,
    ...attempt('src/data/hubs', () => hubs.forEach((hub) => recipesOf(hub, all))).problems,
  ];
  const ofProfiles = ({advisors, clients} = profiles.value ?? {advisors: [], clients: []}) => [
    ...portraitProblems(siteDir, advisors),
    ...sharedMarks(clients),
    ...attempt('src/data/advisors/index.ts', () => assertAdvisorIndexFresh(siteDir, advisors)).problems,
  ];
  // What stands in another file can be told only once that can be read.
  const ofAll = () => {
    if (recipes.value === undefined || profiles.value === undefined || journal.value === undefined) {
      return [];
    }
    const known = pagesOf(siteDir, {
      recipes: recipes.value.map(({id}) => id),
      articles,
      profiles: profiles.value,
      sources,
    });
    return [
      ...unusedData(siteDir, recipes.value, articles, readTopics(siteDir).keys ?? []),
      ...pages.flatMap((source) => linkProblems(source, known, siteDir)),
    ];
  };
  return [
    ...recipes.problems,
    ...profiles.problems,
    ...(journal.value?.problems ?? journal.problems),
    ...readingTimes(articles),
    ...(recipes.value === undefined ? [] : ofRecipes()),
    ...(profiles.value === undefined ? [] : ofProfiles()),
    ...ofAll(),
    ...sources.flatMap((source) => [...proseProblems(source), ...unfilledProblems(source)]),
    ...pages.flatMap((source) => [...headingProblems(source), ...imageProblems(siteDir, source)]),
    ...wordListProblems(siteDir),
    ...spellingProblems(spelledSources(siteDir)),
  ];
}

/** Checks all content below `siteDir`; the report is for people, or JSON for programs. */
export function checkContent(siteDir: string, json = false): {report: string; passed: boolean} {
  const problems = findProblems(siteDir);
  const files = spelledSources(siteDir).length;
  const passed = problems.length === 0;
  if (json) {
    return {report: JSON.stringify({passed, files, problems}, null, 2), passed};
  }
  return {
    report: `${passed ? '' : `${formatProblems(problems)}\n`}${files} files checked: ${passed ? 'no problems' : 'mend what is told above'}.`,
    passed,
  };
}
