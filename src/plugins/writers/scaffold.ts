import fs from 'node:fs';
import path from 'node:path';
import {SLUG} from '../../data/fields';
import {BLOG_DIR} from '../journal/frontMatter';
import {ADVISORS_DIR, CLIENTS_DIR, PROJECTS_DIR, readProfiles} from '../profiles/read';
import {RECIPES_DIR} from '../recipes/read';
import {articleTemplate} from './articleTemplate';
import {advisorTemplate, clientTemplate, projectTemplate} from './profileTemplates';
import {recipeTemplate} from './recipeTemplate';

interface Kind {
  /** The new file, from the project's root. */
  file: (id: string) => string;
  /** Its text; `today` is a day as `2025-03-11`. */
  text: (given: {id: string; name: string; today: string; siteDir: string}) => string;
  /** What the writer does next. */
  next: string;
}

/** The shortest name any kind allows; an id gives the first name. */
const MAX_ID = 40;
/** What YAML would read as a number or a word of its own. */
const MISREAD = /^(?:[\de-]+|true|false|null|0x.*)$/;
const PREVIEW = 'npm start shows it as you save; npm run check:content tells what is left to mend.';

/** An advisor with a full profile and a client with a story, which a project needs. */
function projectOwners(siteDir: string): {advisor: string; client: string} {
  const {advisors, clients} = readProfiles(siteDir);
  const advisor = advisors.find(({profile}) => profile !== undefined);
  const client = clients.find(({story}) => story !== undefined);
  if (advisor === undefined || client === undefined) {
    throw new Error(
      'A project needs an advisor with a full profile and a client with a story. Write those first.',
    );
  }
  return {advisor: advisor.id, client: client.id};
}

const KINDS: Readonly<Record<string, Kind>> = {
  recipe: {
    file: (id) => `${RECIPES_DIR}/${id}.yaml`,
    text: ({id, name, today}) => recipeTemplate(id, name, today),
    next: 'Fill it in, then run "npx docusaurus recipes:generate" and commit the page in docs/ with it.',
  },
  article: {
    file: (id) => `${BLOG_DIR}/${id}.mdx`,
    text: ({name, today}) => articleTemplate(name, today),
    next: 'Write it with blog/README.md beside you, then remove "draft: true".',
  },
  advisor: {
    file: (id) => `${ADVISORS_DIR}/${id}.yaml`,
    text: ({id, name, siteDir}) => {
      const places = readProfiles(siteDir).advisors.map(({position}) => position);
      return advisorTemplate(id, name, Math.max(0, ...places) + 1);
    },
    next: 'Fill it in, then run "npx docusaurus profiles:generate" and commit src/data/advisors/index.ts with it.',
  },
  client: {
    file: (id) => `${CLIENTS_DIR}/${id}.yaml`,
    text: ({id, name}) => clientTemplate(id, name),
    next: 'Fill it in and draw its logo.',
  },
  project: {
    file: (id) => `${PROJECTS_DIR}/${id}.yaml`,
    text: ({id, name, siteDir}) => projectTemplate(id, name, projectOwners(siteDir)),
    next: 'Fill it in; check whose project it is and for which client.',
  },
};

/**
 * Writes a new file of a kind of content and says what to do next. Throws when the kind is not known, the id is not a
 * slug, or the file is there already; `today` is a day as `2025-03-11`.
 */
export function scaffold(siteDir: string, kind: string, id: string, today: string): string {
  const chosen = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (chosen === undefined) {
    throw new Error(`"${kind}" is nothing we can begin. Use one of: ${Object.keys(KINDS).join(', ')}.`);
  }
  if (!SLUG.test(id) || id.length > MAX_ID || MISREAD.test(id)) {
    throw new Error(
      `"${id}" cannot be an id: use lower-case words joined by hyphens, such as win-back-offer, up to ${MAX_ID} characters.`,
    );
  }
  const file = chosen.file(id);
  const full = path.join(siteDir, file);
  if (fs.existsSync(full)) {
    throw new Error(`${file} exists already. Choose another id, or edit that file.`);
  }
  const name = id.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
  fs.writeFileSync(full, chosen.text({id, name, today, siteDir}));
  return `Wrote ${file}. ${chosen.next}\n${PREVIEW}`;
}
