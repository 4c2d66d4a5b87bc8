import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {ContentError} from '../problems';
import {CONTENT_DIRS, readContent} from './content';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

const NAME = 'content';

/**
 * For `npm start`: tells content that is not valid as an error of compilation, which the browser shows over the page
 * until it is mended. Docusaurus alone would tell it in the terminal and go on showing the old page.
 */
export class ContentOverlay {
  constructor(private readonly siteDir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.contextDependencies.addAll(CONTENT_DIRS.map((folder) => path.join(this.siteDir, folder)));
      const {problems} = readContent(this.siteDir);
      if (problems.length > 0) {
        compilation.errors.push(new ContentError(problems));
      }
    });
  }
}
