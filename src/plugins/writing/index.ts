import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeStale} from '../lib/generated';
import {throwAny} from '../lib/problems';
import {contentOf, schemaFiles} from '../content/kinds';
import {contentProblems} from '../content/problems';
import {anchorProblems} from './check/links';
import {writtenSources} from './check/sources';
import {ContentOverlay, problemsOfPages} from './preview/overlay';

/** Whether this is `npm start`. */
const isPreview = () => process.env.NODE_ENV === 'development';

const START_AGAIN = ' Correct it, then run "npm start" again.';

/** Helps writers: `npm start` shows what is wrong with content in an overlay on the page. */
export default function writersPlugin({siteDir}: LoadContext): Plugin {
  const checkPages = async () =>
    throwAny(await problemsOfPages(siteDir, {data: false}), isPreview() ? START_AGAIN : '');
  return {
    name: 'writers',

    /**
     * While `npm start` runs, all problems of content (from then on the overlay reports them), and then those of MDX,
     * which the compiler reports one by one. The first are thrown at once, and not through a promise, because another
     * plugin that stops at its first problem would be quicker.
     */
    loadContent() {
      if (isPreview()) {
        throwAny(contentProblems(contentOf(siteDir)), START_AGAIN);
        writeStale(siteDir, schemaFiles());
      }
      return checkPages();
    },

    /** What only the built pages can tell; Docusaurus' own check names the page, and neither file nor line. */
    postBuild({outDir}) {
      throwAny(anchorProblems(outDir, writtenSources(siteDir)));
      return Promise.resolve();
    },

    configureWebpack: () => (isPreview() ? {plugins: [new ContentOverlay(siteDir)]} : {}),
  };
}
