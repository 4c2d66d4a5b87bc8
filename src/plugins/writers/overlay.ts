import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {readArticles} from '../journal/frontMatter';
import {BLOG_DIR} from '../journal/lists';
import {ContentError, type Problem} from '../problems';
import {FOLDERS, readProfiles} from '../profiles/read';
import {readRecipes, RECIPES_DIR} from '../recipes/read';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** Where the content that pages are made of is written, from the project's root. */
const CONTENT = [RECIPES_DIR, BLOG_DIR, ...FOLDERS];
const NAME = 'content';

function problemsOf(read: () => unknown): readonly Problem[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) {
      return error.problems;
    }
    throw error;
  }
}

/** Every problem of the content that pages are made of. */
function contentProblems(siteDir: string): Problem[] {
  return [
    ...problemsOf(() => readRecipes(siteDir)),
    ...problemsOf(() => readProfiles(siteDir)),
    ...readArticles(siteDir).problems,
  ];
}

/**
 * For `npm start`: tells content that is not valid as an error of compilation, which the browser shows over the page
 * until it is mended. Docusaurus alone would tell it in the terminal and go on showing the old page.
 */
export class ContentOverlay {
  constructor(private readonly siteDir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.contextDependencies.addAll(CONTENT.map((folder) => path.join(this.siteDir, folder)));
      const problems = contentProblems(this.siteDir);
      if (problems.length > 0) {
        compilation.errors.push(new ContentError(problems));
      }
    });
  }
}
