import fs from 'node:fs';
import path from 'node:path';
import {LicenseWebpackPlugin} from 'license-webpack-plugin';
import {LICENCES_FILE} from '../../../config/hosting';

/** What the build holds without its being a module of the scripts: fonts, the theme's styles, and what reads the search index. */
const BESIDE = [
  '@fontsource-variable/fraunces',
  '@fontsource-variable/instrument-sans',
  'infima',
  'pagefind',
];

/** A package with its licence. */
interface Licensed {
  name: string;
  directory: string;
  packageJson?: {version: string};
  licenseId?: string | null;
  licenseText?: string | null;
}

/** The text of a package's licence, with the notice that some ask to pass on. */
function wording({directory, licenseId, licenseText}: Licensed): string {
  const notice = path.join(directory, 'NOTICE');
  return [
    licenseText?.trim() ??
      `${licenseId ?? 'No licence'}, by its package.json; the package holds no text of it.`,
    ...(fs.existsSync(notice) ? [fs.readFileSync(notice, 'utf8').trim()] : []),
  ].join('\n\n');
}

/** Each licence once, below the packages that have it in the same words. */
export function licencesText(packages: readonly Licensed[]): string {
  const byText = new Map<string, string[]>();
  for (const one of packages) {
    const text = wording(one);
    const name = `${one.name} ${one.packageJson?.version ?? ''}: ${one.licenseId ?? ''}`;
    byText.set(text, [...(byText.get(text) ?? []), name]);
  }
  return [...byText]
    .map(([text, names]) => `${names.sort().join('\n')}\n\n${text}\n`)
    .sort()
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** Writes the licences of all that others made and visitors are sent. */
export const licences = (siteDir: string) =>
  new LicenseWebpackPlugin({
    outputFilename: LICENCES_FILE,
    perChunkOutput: false,
    skipChildCompilers: true,
    licenseFileOverrides: {pagefind: 'LICENSE/LICENSE'},
    additionalModules: BESIDE.map((name) => ({name, directory: path.join(siteDir, 'node_modules', name)})),
    renderLicenses: licencesText,
    // That a package holds no text is in the file.
    stats: {warnings: false, errors: true},
  });
