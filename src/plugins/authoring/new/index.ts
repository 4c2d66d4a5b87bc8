import fs from 'node:fs';
import path from 'node:path';
import {SLUG} from '../../../data/fields';
import {HUBS_DIR, readHubs} from '../../content/hubs/read';
import {BLOG_DIR} from '../../content/journal/lists';
import {ContentError} from '../../lib/problems';
import {ADVISORS_DIR, CLIENTS_DIR, PROJECTS_DIR, readProfiles} from '../../content/profiles/read';
import {RECIPES_DIR} from '../../content/recipes/read';
import {modeline} from '../schemas/modelines';
import {articleTemplate} from './articleTemplate';
import {ask, asYaml, givenProblems, type Given, type Terminal} from './ask';
import {FIELDS, type Field} from './fields';
import {advisorTemplate, clientTemplate, projectTemplate} from './profileTemplates';
import {hubTemplate} from './hubTemplate';
import {recipeTemplate} from './recipeTemplate';

interface Kind {
  /** The new file, from the project's root. */
  file: (id: string) => string;
  /** Its text; `values` are its fields as YAML, `today` is a day as `2025-03-11`. */
  text: (id: string, values: Record<string, string>, context: {today: string; siteDir: string}) => string;
  /** What the writer does next. */
  next: string;
}

/** The lowest limit for a name among the kinds: the first name is made from the id. */
const MAX_ID = 40;
/** What YAML would read as a number or a word of its own. */
const MISREAD = /^(?:[\de-]+|true|false|null|yes|no|on|off|0x.*)$/;
const PREVIEW = 'npm start shows it as you save; npm run check:content lists what is left to do.';

const KINDS: Readonly<Record<keyof typeof FIELDS, Kind>> = {
  recipe: {
    file: (id) => `${RECIPES_DIR}/${id}.yaml`,
    text: (id, values, {today}) => recipeTemplate(id, values, today),
    next: 'Fill it in, then run "npm run generate" and commit the page in docs/ with it.',
  },
  article: {
    file: (id) => `${BLOG_DIR}/${id}.mdx`,
    text: (_id, values, {today}) => articleTemplate(values, today),
    next: 'Write it with blog/README.md beside you, then remove "draft: true".',
  },
  advisor: {
    file: (id) => `${ADVISORS_DIR}/${id}.yaml`,
    text: (id, values, {siteDir}) => {
      const places = readProfiles(siteDir).advisors.map(({position}) => position);
      return advisorTemplate(id, values, Math.max(0, ...places) + 1);
    },
    next: 'Fill it in, then run "npm run generate" and commit src/data/advisors/index.ts with it.',
  },
  client: {
    file: (id) => `${CLIENTS_DIR}/${id}.yaml`,
    text: clientTemplate,
    next: 'Fill it in and draw its logo.',
  },
  project: {
    file: (id) => `${PROJECTS_DIR}/${id}.yaml`,
    text: projectTemplate,
    next: 'Fill it in.',
  },
  hub: {
    file: (id) => `${HUBS_DIR}/${id}.yaml`,
    text: (id, values, {siteDir}) => {
      const places = readHubs(siteDir).map(({position}) => position);
      return hubTemplate(id, values, Math.max(0, ...places) + 1);
    },
    next: 'Fill it in.',
  },
};

const isKind = (kind: string): kind is keyof typeof KINDS => Object.hasOwn(KINDS, kind);

/** Throws where an option was given that the kind does not take. */
function refuseOthers(kind: string, fields: readonly Field[], given: Given): void {
  const taken = fields.map(({name}) => name);
  const other = Object.keys(given).find((option) => given[option] !== undefined && !taken.includes(option));
  if (other !== undefined) {
    throw new Error(
      `--${other} says nothing about a new ${kind}. Use: ${taken.map((one) => `--${one}`).join(', ')}.`,
    );
  }
}

/**
 * Writes a new file of a kind of content from what is given, asking a terminal for the rest where there is one, and
 * says what to do next. Throws when the kind, the id or a value is not valid, or the file exists; `today` is a day.
 */
export async function scaffold(
  siteDir: string,
  {kind, id, given = {}, today}: {kind: string; id: string; given?: Given; today: string},
  terminal?: Terminal,
): Promise<string> {
  if (!isKind(kind)) {
    throw new Error(`"${kind}" is nothing we can begin. Use one of: ${Object.keys(KINDS).join(', ')}.`);
  }
  if (!SLUG.test(id) || id.length > MAX_ID || MISREAD.test(id)) {
    throw new Error(
      `"${id}" cannot be an id: use lower-case words joined by hyphens, such as win-back-offer, up to ${MAX_ID} characters.`,
    );
  }
  const {file: fileOf, text, next} = KINDS[kind];
  const file = fileOf(id);
  const full = path.join(siteDir, file);
  if (fs.existsSync(full)) {
    throw new Error(`${file} exists already. Choose another id, or edit that file.`);
  }
  const name = id.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
  const fields = FIELDS[kind](name, siteDir);
  refuseOthers(kind, fields, given);
  const problems = givenProblems(file, fields, given);
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
  const values = terminal === undefined ? given : await ask(file, fields, given, terminal);
  const schema = file.endsWith('.yaml') ? modeline(file, {name: kind}) : '';
  fs.writeFileSync(full, schema + text(id, asYaml(fields, values), {today, siteDir}));
  return `Wrote ${file}. ${next}\n${PREVIEW}`;
}
