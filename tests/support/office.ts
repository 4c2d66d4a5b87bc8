import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

export const hasOffice = spawnSync('soffice', ['--version']).status === 0;
/** What the name of a test ends in that needs it. */
export const leftOut = hasOffice ? '' : ' (left out: it is not installed here)';

/** Has LibreOffice, in a language, read files and write them in another form into a folder, which keeps its settings. */
export function convert(dir: string, locale: string, form: string, files: readonly string[]): void {
  fs.mkdirSync(path.join(dir, 'user'), {recursive: true});
  const item = `<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>${locale}</value></prop></item>`;
  fs.writeFileSync(
    path.join(dir, 'user/registrymodifications.xcu'),
    `<?xml version="1.0"?><oor:items xmlns:oor="http://openoffice.org/2001/registry">${item}</oor:items>`,
  );
  spawnSync(
    'soffice',
    [
      '--headless',
      `-env:UserInstallation=${pathToFileURL(dir).href}`,
      '--convert-to',
      form,
      '--outdir',
      dir,
      ...files,
    ],
    {encoding: 'utf8'},
  );
}
