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

/** The taxonomies: channels, stages, topics, sectors, services. */
export const taxonomies = (): Collection[] => [
  ...keysOf(TAXONOMIES).map((name): Collection => ({
    name,
    title: TAXONOMIES[name].title,
    files: `${TAXONOMIES_DIR}/${name}.yaml`,
    schema: () => TAXONOMIES[name].schema,
    follows: (siteDir) => filesOf(siteDir, name),
    ...(name === 'topics' && {check: (_entries, siteDir) => unusedTopics(siteDir)}),
  })),
];
