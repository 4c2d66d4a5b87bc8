import type {LoadContext, Plugin} from '@docusaurus/types';
import {keepFresh} from '../../lib/generated';
import {taxonomyFiles, TAXONOMIES_DIR} from './files';

/** Taxonomies (channels, stages, topics, sectors, services): keeps what the code reads of them in step with their files. */
export default function taxonomiesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'taxonomies',

    getPathsToWatch: () => [`${TAXONOMIES_DIR}/*.yaml`],

    loadContent() {
      keepFresh(siteDir, taxonomyFiles(siteDir), TAXONOMIES_DIR);
    },
  };
}
