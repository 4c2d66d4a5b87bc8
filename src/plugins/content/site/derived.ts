import {textOf, type Generated} from '../../lib/generated';
import {ContentError} from '../../lib/problems';
import {literal} from '../../lib/typescript';
import {parseSite, siteSource, type SiteSettings} from './siteFile';

const CLAIMS_FILE = 'src/config/claims.ts';
const LICENCE_FILE = 'LICENSE';
const README_FILE = 'README.md';

function claimsModule({claims}: SiteSettings): string {
  const fields = Object.entries(claims).map(([key, value]) =>
    key === 'headline' && Array.isArray(value)
      ? `  ${key}: [\n${value.map((one) => `    ${literal(one)},\n`).join('')}  ],\n`
      : `  ${key}: ${literal(value)}${key === 'rate' ? ' as number | null' : ''},\n`,
  );
  return `// Generated from site.yaml by "npm run generate". Never edited by hand.

/** Figures and promises that more than one page states. */
export const claims = {
${fields.join('')}} as const;
`;
}

const licence = (source: string, {fields, claims}: SiteSettings) =>
  source.replace(
    /^Copyright \(c\) \d{4} .*?\. All rights/,
    () => `Copyright (c) ${claims.copyrightYear} ${fields.name}. All rights`,
  );

const readme = (source: string, {fields}: SiteSettings) => source.replace(/^# .*/, () => `# ${fields.name}`);

/** The files that follow from site.yaml below `siteDir`. Throws with all that is wrong with it. */
export function siteFiles(siteDir: string): Generated {
  const {settings, problems} = parseSite(siteSource(siteDir));
  if (settings === undefined) {
    throw new ContentError(problems);
  }
  return new Map([
    [CLAIMS_FILE, claimsModule(settings)],
    [README_FILE, readme(textOf(siteDir, README_FILE), settings)],
    [LICENCE_FILE, licence(textOf(siteDir, LICENCE_FILE), settings)],
  ]);
}
