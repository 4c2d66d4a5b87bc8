import {toSlug} from '../../../data/toSlug';
import {HUBS_DIR, readHubs} from '../../content/hubs/read';
import {BLOG_DIR} from '../../content/journal/lists';
import {ADVISORS_DIR, CLIENTS_DIR, PROJECTS_DIR, readProfiles, storyFile} from '../../content/profiles/read';
import {RECIPES_DIR} from '../../content/recipes/read';
import {TOPICS_FILE} from '../../content/taxonomies/files';
import {textOf, type Generated} from '../../lib/generated';
import {articleTemplate} from './articleTemplate';
import type {FIELDS} from './fields';
import {hubTemplate} from './hubTemplate';
import {advisorTemplate, clientTemplate, projectTemplate} from './profileTemplates';
import {recipeTemplate} from './recipeTemplate';
import {storyFields, storyTemplate} from './storyTemplate';
import {topicTemplate} from './topicTemplate';

type Values = Readonly<Record<string, string>>;

interface Context {
  siteDir: string;
  /** A day, as `2025-03-11`. */
  today: string;
}

interface Kind {
  /** The file that the writer goes on with, from the project's root. */
  file: (id: string) => string;
  /** Its text where it is a new file; `values` are its fields as YAML. */
  text?: (id: string, values: Values, context: Context) => string;
  /** Files that are there already and change with it: their texts as they will be. Throws where that cannot be. */
  changes?: (id: string, values: Values, context: Context) => Generated;
  /** What the writer does next. */
  next: string;
}

const GENERATE = 'then run "npm run generate" and commit what it writes';
const lastOf = (places: readonly {position: number}[]) =>
  Math.max(0, ...places.map(({position}) => position)) + 1;

/** The client's file, made one with a story. */
function clientWithStory(id: string, values: Values, {siteDir, today}: Context): Generated {
  const file = `${CLIENTS_DIR}/${id}.yaml`;
  const source = textOf(siteDir, file);
  if (source === '') {
    throw new Error(`There is no client ${id}: begin it with "npm run new client ${id}".`);
  }
  return new Map(
    /^story:/m.test(source) ? [] : [[file, `${source.trimEnd()}\n${storyFields(values, today)}`]],
  );
}

/** The file of topics with one more. */
function withTopic(id: string, values: Values, {siteDir}: Context): Generated {
  const label = (values.title ?? '').replaceAll(/^['"]|['"]$/g, '');
  if (toSlug(label) !== id) {
    throw new Error(`The topic "${label}" has the id ${toSlug(label)}: give it that, or another title.`);
  }
  const source = textOf(siteDir, TOPICS_FILE);
  const labels = [...source.matchAll(/^- label: (.*)$/gm)].map(([, one = '']) => toSlug(one));
  if (labels.includes(id)) {
    throw new Error(`${TOPICS_FILE} has the topic ${id} already.`);
  }
  return new Map([[TOPICS_FILE, `${source.trimEnd()}\n${topicTemplate(values)}`]]);
}

/** Everything that `npm run new` begins. */
export const KINDS: Readonly<Record<keyof typeof FIELDS, Kind>> = {
  recipe: {
    file: (id) => `${RECIPES_DIR}/${id}.yaml`,
    text: (id, values, {today}) => recipeTemplate(id, values, today),
    next: `Fill it in, ${GENERATE}.`,
  },
  article: {
    file: (id) => `${BLOG_DIR}/${id}.mdx`,
    text: (_id, values, {today}) => articleTemplate(values, today),
    next: 'Write it with blog/README.md beside you, then remove "draft: true".',
  },
  advisor: {
    file: (id) => `${ADVISORS_DIR}/${id}.yaml`,
    text: (id, values, {siteDir}) => advisorTemplate(id, values, lastOf(readProfiles(siteDir).advisors)),
    next: `Fill it in, ${GENERATE}.`,
  },
  client: {
    file: (id) => `${CLIENTS_DIR}/${id}.yaml`,
    text: clientTemplate,
    next: 'Fill it in, and draw its mark.',
  },
  story: {
    file: storyFile,
    text: storyTemplate,
    changes: clientWithStory,
    next: 'Write it with src/data/clients/stories/README.md beside you; its heading is in the client’s file.',
  },
  project: {
    file: (id) => `${PROJECTS_DIR}/${id}.yaml`,
    text: projectTemplate,
    next: 'Fill it in.',
  },
  hub: {
    file: (id) => `${HUBS_DIR}/${id}.yaml`,
    text: (id, values, {siteDir}) => hubTemplate(id, values, lastOf(readHubs(siteDir))),
    next: `Fill it in, ${GENERATE}.`,
  },
  topic: {
    file: () => TOPICS_FILE,
    changes: withTopic,
    next: `Write what it is about, ${GENERATE}. It needs an article that names it under "tags".`,
  },
};
