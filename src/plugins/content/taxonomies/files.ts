import {stringify} from 'yaml';
import type * as z from 'zod';
import {keysOf} from '../../../lib/record';
import {toSlug} from '../../../lib/toSlug';
import {
  channelsSchema,
  sectorsSchema,
  servicesSchema,
  stagesSchema,
  topicsSchema,
} from '../../../data/taxonomies/schema';
import {staleProblems, type Generated} from '../../lib/generated';
import {attempt, type Problem} from '../../lib/problems';
import {literal} from '../../lib/typescript';
import {checkedYaml} from '../../lib/yamlFile';

/** Where taxonomies are written, from the project's root. */
export const TAXONOMIES_DIR = 'src/data/taxonomies';
export const TOPICS_FILE = `${TAXONOMIES_DIR}/topics.yaml`;
const TAGS_FILE = 'blog/tags.yml';

/** The taxonomies by the names of their files, each with a heading. */
export const TAXONOMIES = {
  topics: {title: 'Topics of the journal', schema: topicsSchema},
  channels: {title: 'Channels of recipes', schema: channelsSchema},
  stages: {title: 'Stages of the buying cycle', schema: stagesSchema},
  sectors: {title: 'Sectors', schema: sectorsSchema},
  services: {title: 'Services', schema: servicesSchema},
} as const;

const banner = (sign: string, file: string) =>
  `${sign} Generated from ${file} by "npm run generate". Never edited by hand.\n`;

/** A taxonomy as a constant of TypeScript, from which the code derives its types. */
function constant(file: string, name: string, data: object): [file: string, text: string] {
  const value = Array.isArray(data)
    ? `[\n${data.map((one) => `  ${literal(one)},\n`).join('')}]`
    : `{\n${Object.entries(data)
        .map(([key, one]) => `  ${key}: ${literal(one)},\n`)
        .join('')}}`;
  return [
    `${TAXONOMIES_DIR}/${name}.ts`,
    `${banner('//', file)}\nexport const ${name} = ${value} as const;\n`,
  ];
}

/** The journal's topics as Docusaurus reads them. */
function tags(topics: z.infer<typeof topicsSchema>): [file: string, text: string] {
  const byKey = topics.map(({label, description}) => {
    const key = toSlug(label);
    return [key, {label, permalink: `/${key}`, description}];
  });
  return [
    TAGS_FILE,
    `${banner('#', TOPICS_FILE)}\n${stringify(Object.fromEntries(byKey), {lineWidth: 0, singleQuote: true})}`,
  ];
}

/** What is wrong with the taxonomies below `siteDir`, and with the files that follow from them. */
export function taxonomyProblems(siteDir: string): readonly Problem[] {
  const {value, problems} = attempt(TAXONOMIES_DIR, () =>
    staleProblems(siteDir, taxonomyFiles(siteDir), TAXONOMIES_DIR),
  );
  return value ?? problems;
}

/** What the code and Docusaurus read of one taxonomy below `siteDir`. */
export function filesOf(siteDir: string, name: keyof typeof TAXONOMIES): Generated {
  if (name === 'topics') {
    const topics = checkedYaml(siteDir, TOPICS_FILE, TAXONOMIES.topics.schema);
    // Their descriptions are Docusaurus' own data (tags.yml); here they would be in the script of every article.
    const shown = topics.map(({label}) => ({label}));
    return new Map([constant(TOPICS_FILE, name, shown), tags(topics)]);
  }
  const file = `${TAXONOMIES_DIR}/${name}.yaml`;
  return new Map([constant(file, name, checkedYaml<object>(siteDir, file, TAXONOMIES[name].schema))]);
}

/** As above, for all of them. */
export const taxonomyFiles = (siteDir: string): Generated =>
  new Map(keysOf(TAXONOMIES).flatMap((name) => [...filesOf(siteDir, name)]));
