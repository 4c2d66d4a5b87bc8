import fs from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';
import {parseSite, siteSource, type SiteSettings} from '../../../config/siteFile';

const CLAIMS_FILE = 'src/config/claims.ts';
const AUTHORS_FILE = 'blog/authors.yml';
export const LICENCE_FILE = 'LICENSE';

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

/** A value as TypeScript, in the format of the project. */
function literal(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(literal).join(', ')}]`;
  }
  if (value !== null && typeof value === 'object') {
    return `{${Object.entries(value)
      .map(([key, one]) => `${key}: ${literal(one)}`)
      .join(', ')}}`;
  }
  return typeof value === 'string' ? quote(value) : JSON.stringify(value);
}

function claimsModule({claims}: SiteSettings): string {
  const fields = Object.entries(claims).map(([key, value]) =>
    key === 'headline' && Array.isArray(value)
      ? `  ${key}: [\n${value.map((one) => `    ${literal(one)},\n`).join('')}  ],\n`
      : `  ${key}: ${literal(value)},\n`,
  );
  return `// Generated from site.yaml by "docusaurus site:generate". Never edited by hand.

/** Figures and promises that more than one page states. */
export const claims = {
${fields.join('')}} as const;
`;
}

/** The journal's authors, the editorial team with the name of the site. */
function authors(source: string, {fields}: SiteSettings): string {
  const document = parseDocument(source);
  if (document.hasIn(['editorial-team', 'title'])) {
    document.setIn(['editorial-team', 'title'], fields.name);
  }
  return document.toString({lineWidth: 0});
}

const licence = (source: string, {fields}: SiteSettings) =>
  source.replace(
    /^(Copyright \(c\) \d{4}) .*?\. All rights/,
    (_, year: string) => `${year} ${fields.name}. All rights`,
  );

/** The files that follow from site.yaml and are not as it says, each with the text it should have. */
function staleFiles(siteDir: string): Map<string, string> {
  const {settings, problems} = parseSite(siteSource(siteDir));
  if (settings === undefined) {
    throw new Error(problems.join('\n'));
  }
  const read = (file: string) => {
    const full = path.join(siteDir, file);
    return fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : '';
  };
  const derived = new Map([
    [CLAIMS_FILE, claimsModule(settings)],
    [AUTHORS_FILE, authors(read(AUTHORS_FILE), settings)],
    [LICENCE_FILE, licence(read(LICENCE_FILE), settings)],
  ]);
  return new Map([...derived].filter(([file, text]) => read(file) !== text));
}

/** Brings the files that follow from site.yaml up to date; gives those that were written. */
export function writeDerived(siteDir: string): string[] {
  const stale = staleFiles(siteDir);
  for (const [file, text] of stale) {
    fs.writeFileSync(path.join(siteDir, file), text);
  }
  return [...stale.keys()];
}

/** Throws an error that names the files and the command, where any does not follow site.yaml. */
export function assertDerivedFresh(siteDir: string): void {
  const stale = [...staleFiles(siteDir).keys()];
  if (stale.length > 0) {
    throw new Error(
      `${stale.join(', ')}: not what src/config/site.yaml says. ` +
        'Run "npx docusaurus site:generate" and commit the result.',
    );
  }
}
