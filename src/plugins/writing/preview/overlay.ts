import fs from 'node:fs';
import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {filesIn} from '../../lib/filesIn';
import {ContentError, type Problem} from '../../lib/problems';
import {contentOf} from '../../content/kinds';
import {contentProblems} from '../../content/problems';
import {checkMarkdown} from '../check/markdown';
import {contentFolders, writtenSources} from '../check/sources';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

const NAME = 'content';

/** Every problem that keeps pages from being built: of MDX, and with `data` of all other content. */
export async function problemsOfPages(siteDir: string, {data}: {data: boolean}): Promise<Problem[]> {
  const pages = writtenSources(siteDir).filter(({file}) => file.endsWith('.mdx'));
  const {problems} = await checkMarkdown(siteDir, pages, {lint: false});
  const own = data ? contentProblems(contentOf(siteDir)) : [];
  // A file whose front matter is wrong has that put right first.
  return [...own, ...problems.filter(({file}) => !own.some((one) => one.file === file))];
}

/**
 * For `npm start`: reports content that is not valid as an error of compilation, which the browser shows over the page
 * until it is correct. Docusaurus alone would report it in the terminal and go on showing the old page.
 */
export class ContentOverlay {
  private read: {state: string; problems: readonly Problem[]} = {state: '', problems: []};

  constructor(private readonly siteDir: string) {}

  /** What changes with the content: one edit compiles several times, and to read everything takes a while. */
  private state(): string {
    return contentFolders()
      .flatMap((folder) => filesIn(this.siteDir, folder))
      .map((file) => `${file} ${fs.statSync(path.join(this.siteDir, file)).mtimeMs}`)
      .join('\n');
  }

  apply(compiler: Compiler): void {
    compiler.hooks.beforeCompile.tapPromise(NAME, async () => {
      const state = this.state();
      if (state !== this.read.state) {
        this.read = {
          state,
          problems: await problemsOfPages(this.siteDir, {data: true}),
        };
      }
    });
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.contextDependencies.addAll(
        contentFolders().map((folder) => path.join(this.siteDir, folder)),
      );
      if (this.read.problems.length > 0) {
        compilation.errors.push(new ContentError(this.read.problems));
      }
    });
  }
}
