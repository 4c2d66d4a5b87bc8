import {hubs} from '../../../data/hubs';
import {recipesOf} from '../../hubs';
import {readArticles, topicKeys} from '../../journal/frontMatter';
import {ContentError, formatProblems, type Problem} from '../../problems';
import {assertAdvisorIndexFresh} from '../../profiles/advisorIndex';
import {readProfiles} from '../../profiles/read';
import {assertFresh, findChanges} from '../../recipes/generate';
import {readRecipes} from '../../recipes/read';
import {proseProblems} from './prose';
import {writtenSources} from './source';
import {headingProblems, linkProblems} from './structure';
import {missingPortraits, readingTimes, repeatedSentences, sharedMarks, unusedData} from './whole';

/** Runs one check; a check that throws gives the problems it threw. */
function collect(file: string, check: () => Problem[]): Problem[] {
  try {
    return check();
  } catch (error) {
    return error instanceof ContentError
      ? [...error.problems]
      : [
          {
            file,
            problem: error instanceof Error ? error.message : String(error),
            remedy: 'Do what this says.',
          },
        ];
  }
}

/** Every problem of everything written below `siteDir`. */
function findProblems(siteDir: string): Problem[] {
  const {articles, problems} = readArticles(siteDir);
  return [
    ...problems,
    ...readingTimes(articles),
    ...collect('src/data/recipes', () => {
      const recipes = readRecipes(siteDir);
      return [
        ...repeatedSentences(recipes),
        ...unusedData(siteDir, recipes, articles, topicKeys(siteDir)),
        ...collect('docs', () => {
          assertFresh(findChanges(siteDir, recipes));
          return [];
        }),
        ...collect('src/data/hubs', () => {
          hubs.forEach((hub) => recipesOf(hub, recipes));
          return [];
        }),
      ];
    }),
    ...collect('src/data', () => {
      const {advisors, clients} = readProfiles(siteDir);
      return [
        ...missingPortraits(siteDir, advisors),
        ...sharedMarks(clients),
        ...collect('src/data/advisors/index.ts', () => {
          assertAdvisorIndexFresh(siteDir, advisors);
          return [];
        }),
      ];
    }),
    ...writtenSources(siteDir).flatMap((source) => [
      ...proseProblems(source),
      ...(source.file.endsWith('.mdx') ? [...headingProblems(source), ...linkProblems(siteDir, source)] : []),
    ]),
  ];
}

/** Checks all content below `siteDir`; the report is for people, or JSON for programs. */
export function checkContent(siteDir: string, json = false): {report: string; passed: boolean} {
  const problems = findProblems(siteDir);
  const files = writtenSources(siteDir).length;
  const passed = problems.length === 0;
  if (json) {
    return {report: JSON.stringify({files, problems}, null, 2), passed};
  }
  return {
    report: passed ? `${files} files checked: no problems.` : formatProblems(problems),
    passed,
  };
}
