import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import subsetFont from 'subset-font';
import {BASIC, LICENCE_NAMES} from './characters';

/** What is left of each family: its characters, and of its axes what the design uses. */
const FONTS = [
  {
    file: 'fraunces.woff2',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    // One weight, drawn for one size: 13 KB less than for every size, and no other look to the eye.
    axes: {wght: 470, opsz: 48},
  },
  {
    file: 'instrument-sans.woff2',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: {wght: {min: 400, max: 650}},
  },
] as const;

/**
 * Cuts the two fonts down to what pages show, 97 to 38 KB, for src/css/fonts.css and theme/Root to take from
 * `@generated/fonts`. The other characters come from the whole files, where a page has one (`unicode-range`).
 */
export default function fontsPlugin({generatedFilesDir}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'fonts');
  return {
    name: 'fonts',
    async loadContent() {
      await fs.mkdir(folder, {recursive: true});
      for (const {file, source, axes} of FONTS) {
        const whole = await fs.readFile(require.resolve(source));
        const subset = await subsetFont(whole, BASIC, {
          targetFormat: 'woff2',
          variationAxes: axes,
          preserveNameIds: LICENCE_NAMES,
        });
        await fs.writeFile(path.join(folder, file), subset);
      }
    },
  };
}
