import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import subsetFont from 'subset-font';
import {buildCache, sha256} from '../../lib/buildCache';
import {BASIC, LICENCE_NAMES} from './characters';

/** What is left of each family: its characters, and of its axes what the design uses. */
const FONTS = [
  {
    file: 'fraunces.woff2',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    // Headings have one weight, drawn for their size.
    axes: {wght: 470, opsz: {min: 9, max: 144}},
  },
  {
    file: 'instrument-sans.woff2',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: {wght: {min: 400, max: 650}},
  },
] as const;

/**
 * Cuts the two fonts down to what pages show, 97 to 50 KB, for src/css/fonts.css and theme/Root to take from
 * `@generated/fonts`. The other characters come from the whole files, where a page has one (`unicode-range`).
 */
export default function fontsPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'fonts');
  return {
    name: 'fonts',
    async loadContent() {
      const cache = buildCache(siteDir, 'fonts', __filename);
      await fs.mkdir(folder, {recursive: true});
      for (const {file, source, axes} of FONTS) {
        const whole = await fs.readFile(require.resolve(source));
        const subset = await cache.take([sha256(whole), BASIC, axes, LICENCE_NAMES], () =>
          subsetFont(whole, BASIC, {
            targetFormat: 'woff2',
            variationAxes: axes,
            preserveNameIds: LICENCE_NAMES,
          }),
        );
        await fs.writeFile(path.join(folder, file), subset);
      }
      await cache.tidy();
    },
  };
}
