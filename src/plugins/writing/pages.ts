import {contentOf} from '../content/kinds';
import {contentProblems} from '../content/problems';
import type {Problem} from '../lib/problems';
import {checkMarkdown} from './check/markdown';
import {writtenSources} from './check/sources';

/** Every problem that keeps pages from being built: of MDX, and with `data` of all other content. */
export async function problemsOfPages(siteDir: string, {data}: {data: boolean}): Promise<Problem[]> {
  const pages = writtenSources(siteDir).filter(({file}) => file.endsWith('.mdx'));
  const {problems} = await checkMarkdown(pages, {lint: false});
  const own = data ? contentProblems(contentOf(siteDir)) : [];
  // A file whose front matter is wrong has that put right first.
  return [...own, ...problems.filter(({file}) => !own.some((one) => one.file === file))];
}
