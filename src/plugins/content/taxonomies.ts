import {stringify} from 'yaml';
import type * as z from 'zod';
import {keysOf} from '../../lib/record';
import {toSlug} from '../../lib/toSlug';
import {
  channelsSchema,
  sectorsSchema,
  servicesSchema,
  stagesSchema,
  topicsSchema,
} from '../../data/taxonomies/schema';
import {staleProblems, type Generated} from '../lib/generated';
import {attempt, type Problem} from '../lib/problems';
import {literal} from '../lib/typescript';
import {checkedYaml} from '../lib/yamlFile';
import {defineKind} from './kind';

/** Where taxonomies are written, from the project's root. */
const TAXONOMIES_DIR = 'src/data/taxonomies';
const TOPICS_FILE = `${TAXONOMIES_DIR}/topics.yaml`;
const TAGS_FILE = 'blog/tags.yml';

/** The lists that others choose from, by the names of their files. */
const SCHEMAS = {
  topics: topicsSchema,
  channels: channelsSchema,
  stages: stagesSchema,
  sectors: sectorsSchema,
  services: servicesSchema,
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

/** What the code and Docusaurus read of one taxonomy below `siteDir`. */
function filesOf(siteDir: string, name: keyof typeof SCHEMAS): Generated {
  if (name === 'topics') {
    const topics = checkedYaml(siteDir, TOPICS_FILE, topicsSchema);
    // Their descriptions are Docusaurus' own data (tags.yml); here they would be in the script of every article.
    const shown = topics.map(({label}) => ({label}));
    return new Map([constant(TOPICS_FILE, name, shown), tags(topics)]);
  }
  const file = `${TAXONOMIES_DIR}/${name}.yaml`;
  return new Map([constant(file, name, checkedYaml<object>(siteDir, file, SCHEMAS[name]))]);
}

export const taxonomyFiles = (siteDir: string): Generated =>
  new Map(keysOf(SCHEMAS).flatMap((name) => [...filesOf(siteDir, name)]));

/** What is wrong with the taxonomies below `siteDir`, and with the files that follow from them. */
export function taxonomyProblems(siteDir: string): readonly Problem[] {
  const {value, problems} = attempt(TAXONOMIES_DIR, () => staleProblems(siteDir, taxonomyFiles(siteDir)));
  return value ?? problems;
}

/** The taxonomies: channels, stages, topics, sectors, services. */
export const taxonomies = keysOf(SCHEMAS).map((name) =>
  defineKind({name, files: `${TAXONOMIES_DIR}/${name}.yaml`, schema: SCHEMAS[name]}),
);
