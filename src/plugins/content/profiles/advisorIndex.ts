import fs from 'node:fs';
import path from 'node:path';
import type {AdvisorRecord} from '../../../data/advisors/schema';

/** The list of advisor cards that pages import: a generated file, so that an advisor is one file of data. */
const INDEX_FILE = 'src/data/advisors/index.ts';

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

function card({id, name, title, image, expertise, hue, profile}: AdvisorRecord): string {
  const fields = [
    `id: ${quote(id)}`,
    `name: ${quote(name)}`,
    `title: ${quote(title)}`,
    ...(image === undefined ? [] : [`image: ${quote(image)}`]),
    `expertise: [${expertise.map(quote).join(', ')}]`,
    `hue: ${quote(hue)}`,
    `written: ${profile !== undefined}`,
  ];
  return `  {\n${fields.map((field) => `    ${field},\n`).join('')}  },\n`;
}

/** The text of the generated file for these advisors, in their order. */
export function advisorIndex(advisors: readonly AdvisorRecord[]): string {
  return `// Generated from the .yaml files of this folder by "docusaurus profiles:generate". Never edited by hand.
import type {Advisor} from './types';

/** The advisors, in the order in which pages show them (specification 2 section 9). */
export const advisors: readonly Advisor[] = [
${advisors.map(card).join('')}];
`;
}

/** Brings the generated file up to date; gives whether it had to be written. */
export function writeAdvisorIndex(siteDir: string, advisors: readonly AdvisorRecord[]): boolean {
  const stale = isStale(siteDir, advisors);
  if (stale) {
    fs.writeFileSync(path.join(siteDir, INDEX_FILE), advisorIndex(advisors));
  }
  return stale;
}

function isStale(siteDir: string, advisors: readonly AdvisorRecord[]): boolean {
  const file = path.join(siteDir, INDEX_FILE);
  return !fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== advisorIndex(advisors);
}

/** Throws an error that names the file and the command, where the generated file is not what the advisors give. */
export function assertAdvisorIndexFresh(siteDir: string, advisors: readonly AdvisorRecord[]): void {
  if (isStale(siteDir, advisors)) {
    throw new Error(
      `${INDEX_FILE} is not what the advisors' files give. It is never edited by hand. ` +
        'Run "npx docusaurus profiles:generate" and commit the result.',
    );
  }
}
