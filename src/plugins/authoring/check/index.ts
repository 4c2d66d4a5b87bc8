import type {Recipe} from '../../../data/recipes/schema';
import {readTopics} from '../../content/journal/lists';
import {formatProblems, type Problem} from '../../lib/problems';
import {assertAdvisorIndexFresh} from '../../content/profiles/advisorIndex';
import type {Profiles} from '../../content/profiles/read';
import {assertFresh, findChanges} from '../../content/recipes/generate';
import {attempt, readContent} from '../content';
import {imageProblems, portraitProblems} from './images';
import {linkProblems, pagesOf} from './links';
import {proseProblems} from './prose';
import {spelledSources, writtenSources} from './source';
import {spellingProblems, wordListProblems} from './spelling';
import {headingProblems} from './structure';
import {unfilledProblems} from './unfilled';
import {readingTimes, repeatedSentences, sharedMarks, unusedData} from './whole';

/** Every problem of everything written below `siteDir`. */
function findProblems(siteDir: string): Problem[] {
  const {recipes, profiles, hubs, articles, problems} = readContent(siteDir);
  const sources = writtenSources(siteDir);
  const pages = sources.filter(({file}) => file.endsWith('.mdx'));

  const ofRecipes = (all: readonly Recipe[]) => [
    ...repeatedSentences(all),
    ...attempt('docs', () => assertFresh(findChanges(siteDir, all))).problems,
  ];
  const ofProfiles = ({advisors, clients}: Profiles) => [
    ...portraitProblems(siteDir, advisors),
    ...sharedMarks(clients),
    ...attempt('src/data/advisors/index.ts', () => assertAdvisorIndexFresh(siteDir, advisors)).problems,
  ];
  // What stands in another file can be told only once that can be read.
  const ofAll = () => {
    if (recipes === undefined || profiles === undefined || articles === undefined) {
      return [];
    }
    const known = pagesOf(siteDir, {
      recipes: recipes.map(({id}) => id),
      hubs,
      articles,
      profiles,
      sources,
    });
    return [
      ...unusedData(siteDir, recipes, articles, readTopics(siteDir).keys ?? []),
      ...pages.flatMap((source) => linkProblems(source, known, siteDir)),
    ];
  };
  return [
    ...problems,
    ...readingTimes(articles ?? []),
    ...(recipes === undefined ? [] : ofRecipes(recipes)),
    ...(profiles === undefined ? [] : ofProfiles(profiles)),
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
