import type {AdvisorRecord} from '../../../data/advisors/schema';
import type {Advisor} from '../../../data/advisors/types';
import {advisorPath} from '../../../features/people/portfolio/paths';
import {textOf, type Generated} from '../../lib/generated';
import {literal} from '../../lib/typescript';
import {withAuthors} from '../journal/authors';
import {AUTHORS_FILE} from '../journal/lists';

/** The list of advisor cards that pages import: a generated file, so that an advisor is one file of data. */
const INDEX_FILE = 'src/data/advisors/index.ts';

/** What lists show of an advisor, in the order in which it is written. */
export function toCard({id, name, title, image, expertise, hue, profile}: AdvisorRecord): Advisor {
  return {
    id,
    name,
    title,
    ...(image !== undefined && {image}),
    expertise,
    hue,
    written: profile !== undefined,
  };
}

function card(advisor: AdvisorRecord): string {
  const fields = Object.entries(toCard(advisor)).map(([name, value]) => `    ${name}: ${literal(value)},\n`);
  return `  {\n${fields.join('')}  },\n`;
}

/** What the journal's authors who are advisors have from their files: name, title, and the page of their profile. */
const asAuthors = (advisors: readonly AdvisorRecord[]) =>
  new Map(advisors.map(({id, name, title}) => [id, {name, title, url: advisorPath(id)}]));

/** The files below `siteDir` that follow from the advisors, who are in the order in which pages show them. */
export function advisorFiles(siteDir: string, advisors: readonly AdvisorRecord[]): Generated {
  const text = `// Generated from the .yaml files of this folder by "npm run generate". Never edited by hand.
import type {Advisor} from './types';

/** The advisors, in the order in which pages show them. */
export const advisors: readonly Advisor[] = [
${advisors.map(card).join('')}];
`;
  return new Map([
    [INDEX_FILE, text],
    [AUTHORS_FILE, withAuthors(textOf(siteDir, AUTHORS_FILE), asAuthors(advisors))],
  ]);
}
