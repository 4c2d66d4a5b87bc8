import {parse} from 'yaml';
import * as z from 'zod';
import {topicsSchema} from '../../../data/taxonomies/schema';
import {toSlug} from '../../../lib/toSlug';
import {GENERATE} from '../../authoring/new/begin';
import {textOf, type Generated} from '../../lib/generated';
import {keysOf} from '../../../lib/record';
import type {Problem} from '../../lib/problems';
import {readCollection, type Collection} from '../collection';
import {articles} from '../journal/collection';
import {readTopics} from '../journal/lists';
import {filesOf, TAXONOMIES, TAXONOMIES_DIR, TOPICS_FILE} from './files';

/** Topics that no published article has. */
function unusedTopics(siteDir: string): Problem[] {
  const {entries, problems} = readCollection(siteDir, articles);
  if (problems.length > 0 || entries.length === 0) {
    // It is not known what is used, or there is no journal.
    return [];
  }
  const used = new Set(entries.flatMap(({item: {front}}) => (front.draft === true ? [] : front.tags)));
  return (readTopics(siteDir).keys ?? [])
    .filter((topic) => !used.has(topic))
    .map((topic) => ({
      file: TOPICS_FILE,
      field: topic,
      problem: 'is a topic without an article',
      remedy: 'Give it to an article, or remove it.',
    }));
}

/** The file of topics with one more; `fields` are its fields as YAML. */
function withTopic(siteDir: string, id: string, fields: string): Generated {
  const {label} = z.looseObject({label: z.string()}).parse(parse(fields));
  if (toSlug(label) !== id) {
    throw new Error(`The topic "${label}" has the id ${toSlug(label)}: give it that, or another title.`);
  }
  if (readTopics(siteDir).keys?.includes(id) === true) {
    throw new Error(`${TOPICS_FILE} has the topic ${id} already.`);
  }
  const item = fields
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line, index) => `${index === 0 ? '-' : ' '} ${line}`);
  return new Map([[TOPICS_FILE, `${textOf(siteDir, TOPICS_FILE).trimEnd()}\n${item.join('\n')}\n`]]);
}

/** Topics are begun one by one, in the file of all. */
const topic: Collection = {
  name: 'topic',
  title: 'A topic of the journal',
  begin: {
    next: `Write what it is about, ${GENERATE}. It needs an article that names it under "tags".`,
    schema: topicsSchema.element,
    asks: [{option: 'title', at: ['label'], question: 'What is it called?', suggested: (name) => name}],
    changes: withTopic,
  },
};

/** The taxonomies: channels, stages, topics, sectors, services. */
export const taxonomies = (): Collection[] => [
  topic,
  ...keysOf(TAXONOMIES).map((name): Collection => ({
    name,
    title: TAXONOMIES[name].title,
    files: `${TAXONOMIES_DIR}/${name}.yaml`,
    schema: () => TAXONOMIES[name].schema,
    follows: (siteDir) => filesOf(siteDir, name),
    ...(name === 'topics' && {check: (_entries, siteDir) => unusedTopics(siteDir)}),
  })),
];
