import {contentOf} from '../../content/kinds';
import {contentProblems} from '../../content/problems';
import {UNENDED} from '../../content/read';
import type {Problem} from '../../lib/problems';
import {dataProblems, staleFiles} from './data';
import {linkProblems} from './links';
import {report} from './report';
import {writtenSources, type Source} from './sources';
import {unfilledProblems} from './unfilled';
import {wordingProblems} from './wording';

/** Problems of the MDX files among these: what keeps them from being built, headings, links and images. */
async function checkPages(siteDir: string, sources: readonly Source[]): Promise<readonly Problem[]> {
  const pages = sources.filter(({file}) => file.endsWith('.mdx'));
  if (pages.length === 0) {
    return [];
  }
  const [{checkMarkdown}, {imageProblems}] = await Promise.all([import('./markdown'), import('./images')]);
  const {problems, results} = await checkMarkdown(pages, {lint: true});
  const ofImages = results.flatMap((one) =>
    one.failure === undefined ? imageProblems(siteDir, one.file, one.images) : [],
  );
  return [...problems, ...ofImages];
}

interface Options {
  /** Paths of the files to check, from the project's root; without it, all of them. */
  only?: readonly string[] | undefined;
  /** Whether the report is for a program. */
  json?: boolean | undefined;
  /** What the speller finds in these files; it may have been started before. */
  spelling: Promise<readonly Problem[]>;
}

/** Checks the content below `siteDir`, or some files. */
export async function checkContent(
  siteDir: string,
  {only, json, spelling}: Options,
): Promise<{report: string; passed: boolean}> {
  const isOwn = ({file}: {file: string}) => only?.includes(file) ?? true;
  const sources = writtenSources(siteDir).filter(isOwn);
  // In a separate process, in parallel with what follows.
  const pages = checkPages(siteDir, sources);
  const content = contentOf(siteDir);
  const found = contentProblems(content);
  const problems = [
    ...found,
    ...dataProblems(content),
    ...(only === undefined && found.length === 0 ? staleFiles(content) : []),
    ...sources.flatMap(wordingProblems),
    // Where a mark is in a field that takes no text, its schema has said so.
    ...sources
      .flatMap(unfilledProblems)
      .filter(({file, line, problem}) =>
        found.every((one) => one.file !== file || one.line !== line || one.problem !== problem),
      ),
    // Fields that do not end would be taken for prose.
    ...(await pages).filter(({file}) => !found.some((one) => one.file === file && one.problem === UNENDED)),
    ...linkProblems(siteDir, sources),
    ...(await spelling),
  ].filter(isOwn);
  return report({problems, files: only?.length ?? sources.length}, {json});
}
