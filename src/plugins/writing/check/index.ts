import {contentOf} from '../../content/kinds';
import {contentProblems} from '../../content/problems';
import type {Problem} from '../../lib/problems';
import {dataProblems} from './data';
import {linkProblems} from './links';
import {writtenSources, type Source} from './sources';
import {unfilledProblems, wordingProblems} from './wording';

/** Problems of the MDX files among these: what keeps them from being built, headings, links and images. */
async function checkPages(siteDir: string, sources: readonly Source[]): Promise<readonly Problem[]> {
  const pages = sources.filter(({file}) => file.endsWith('.mdx'));
  if (pages.length === 0) {
    return [];
  }
  const [{checkMarkdown}, {imageProblems}] = await Promise.all([import('./markdown'), import('./images')]);
  const {problems, results} = await checkMarkdown(siteDir, pages, {lint: true});
  const ofImages = results.flatMap((one) =>
    one.failure === undefined ? imageProblems(siteDir, one.file, one.images) : [],
  );
  return [...problems, ...ofImages];
}

/**
 * Checks the content below `siteDir`, or `only` some files, by their paths from there. `spelling` is what the speller
 * finds in these files, which may have been started before.
 */
export async function checkContent(
  siteDir: string,
  {only, spelling}: {only?: readonly string[] | undefined; spelling: Promise<readonly Problem[]>},
): Promise<{problems: Problem[]; files: number}> {
  const isOwn = ({file}: {file: string}) => only?.includes(file) ?? true;
  const sources = writtenSources(siteDir).filter(isOwn);
  // In a separate process, in parallel with what follows.
  const pages = checkPages(siteDir, sources);
  const content = contentOf(siteDir);
  const found = contentProblems(content);
  const problems = [
    ...found,
    ...dataProblems(content),
    ...sources.flatMap(wordingProblems),
    // If the mark is in a field that takes no text, the schema has already said so.
    ...sources
      .flatMap(unfilledProblems)
      .filter(({file, line, problem}) =>
        found.every((one) => one.file !== file || one.line !== line || one.problem !== problem),
      ),
    ...(await pages),
    ...linkProblems(content, sources),
    ...(await spelling),
  ].filter(isOwn);
  return {problems, files: only?.length ?? sources.length};
}
