import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteOf} from '../../../config/site';
import {writeFiles} from '../../lib/writeFiles';
import {editorFiles} from './page';

/** Whether this is `npm start`. */
export const isPreview = () => process.env.NODE_ENV === 'development';

/** The editor for writers at /editor: in `npm start`, and in a build with SITE_EDITOR. */
export default function editorPlugin({siteDir, baseUrl, siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const site = siteOf(siteConfig);
  const directory = path.join(generatedFilesDir, 'editor');
  return {
    name: 'editor',

    async loadContent() {
      if (isPreview()) {
        try {
          // A folder of that name is there as well, and the server looks into it.
          await writeFiles(directory, editorFiles(siteDir, site, '/index.html'));
        } catch (error) {
          // The preview does without where packages for development are not installed.
          console.warn(String(error));
        }
      }
    },

    configureWebpack: (): object =>
      isPreview() ? {devServer: {static: [{directory, publicPath: baseUrl, watch: false}]}} : {},

    async postBuild({outDir}) {
      if (site.editor !== '') {
        await writeFiles(outDir, editorFiles(siteDir, site, '.html'));
      }
    },
  };
}
