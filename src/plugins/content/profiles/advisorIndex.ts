import {parseDocument} from 'yaml';
import type {AdvisorRecord} from '../../../data/advisors/schema';
import {advisorPath} from '../../../features/people/portfolio/paths';
import {textOf, type Generated} from '../../lib/generated';
import {literal} from '../../lib/typescript';
import {AUTHORS_FILE} from '../journal/lists';

/** The list of advisor cards that pages import: a generated file, so that an advisor is one file of data. */
const INDEX_FILE = 'src/data/advisors/index.ts';

function card({id, name, title, image, expertise, hue, profile}: AdvisorRecord): string {
  const fields = [
    `id: ${literal(id)}`,
    `name: ${literal(name)}`,
    `title: ${literal(title)}`,
    ...(image === undefined ? [] : [`image: ${literal(image)}`]),
    `expertise: ${literal(expertise)}`,
    `hue: ${literal(hue)}`,
    `written: ${profile !== undefined}`,
  ];
  return `  {\n${fields.map((field) => `    ${field},\n`).join('')}  },\n`;
}

/** The journal's authors: those who are advisors have the name, the title and the page of their profile. */
function authors(source: string, advisors: readonly AdvisorRecord[]): string {
  const document = parseDocument(source);
  for (const {id, name, title} of advisors.filter((advisor) => document.has(advisor.id))) {
    for (const [field, value] of Object.entries({name, title, url: advisorPath(id)})) {
      document.setIn([id, field], value);
    }
  }
  return document.toString({lineWidth: 0});
}

/** The files below `siteDir` that follow from the advisors, who are in the order in which pages show them. */
export function advisorFiles(siteDir: string, advisors: readonly AdvisorRecord[]): Generated {
  const text = `// Generated from the .yaml files of this folder by "npm run generate". Never edited by hand.
import type {Advisor} from './types';

/** The advisors, in the order in which pages show them. */
export const advisors: readonly Advisor[] = [
${advisors.map(card).join('')}];
`;
  const written = textOf(siteDir, AUTHORS_FILE);
  return new Map([
    [INDEX_FILE, text],
    ...(written === '' ? [] : [[AUTHORS_FILE, authors(written, advisors)] as const]),
  ]);
}
