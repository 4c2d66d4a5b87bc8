import {calculateReadingTime} from '@docusaurus/plugin-content-blog/lib/readingTime.js';
import {evidenceFields, type Evidence} from '../../../data/evidence/schema';
import type {ArticleFrontMatter} from '../../../data/journal/schema';
import {TOPICS} from '../../../data/journal/topics';
import {counted} from '../../../lib/counted';
import {toSlug} from '../../../lib/toSlug';
import type {Content, Entry, Kind} from '../../content/kind';
import {KINDS} from '../../content/kinds';
import {proseIn} from '../../lib/marked';
import type {Problem} from '../../lib/problems';
import {fieldName} from '../../lib/yamlFile';
import {peopleProblems} from './people';
import {sheetProblems} from './sheets';
import {sumProblems} from './sums';
import {longTitles} from './titles';

const hasSums = (item: object): item is Pick<Evidence, 'sums'> => 'sums' in item;

/** Sums of an item that contradict what its page shows: all its texts but the evidence for its figures. */
function contradictedSums(content: Content, {schema, name}: Kind, entry: Entry): Problem[] {
  const {file, id, item, body, lineOf} = entry;
  if (!hasSums(item)) {
    return [];
  }
  const texts = proseIn(schema, item).filter(({path: [field = '']}) => !(field in evidenceFields));
  const notes = content.entries('note').filter((note) => name === 'recipe' && note.id === id);
  return sumProblems({
    sums: item.sums,
    texts: [...texts.map(({text}) => text), body, ...notes.map((note) => note.body)],
    place: (at) => ({file, line: lineOf(at), field: fieldName(at)}),
  });
}

/** Minutes that an article may take to read. */
const MINUTES = {least: 6, most: 15} as const;

/** Published articles that take more or less time to read than an article may. */
export function readingTimes(articles: readonly Entry<ArticleFrontMatter>[]): Problem[] {
  return articles.flatMap(({file, item, body}) => {
    const minutes = Math.ceil(calculateReadingTime(body, 'en'));
    return item.draft === true || (minutes >= MINUTES.least && minutes <= MINUTES.most)
      ? []
      : [
          {
            file,
            value: minutes,
            problem: `takes ${counted(minutes, 'minute')} to read, and may take ${MINUTES.least} to ${MINUTES.most}. Change its length (200 words are a minute), or add "draft: true".`,
          },
        ];
  });
}

/** Topics that no published article has, unless it is not known what is used. */
function unusedTopics(content: Content): Problem[] {
  const {entries, problems} = content.read('article');
  const used = new Set(entries.flatMap(({item: {draft, tags}}) => (draft === true ? [] : tags)));
  return problems.length > 0 || entries.length === 0
    ? []
    : TOPICS.map(toSlug)
        .filter((topic) => !used.has(topic))
        .map((topic) => ({
          file: 'blog/tags.yml',
          field: topic,
          problem: 'is a topic without an article. Give it to an article, or remove it.',
        }));
}

/** Problems of content, or of what is generated from it, that do not stop a build. */
export function dataProblems(content: Content): Problem[] {
  return [
    ...KINDS.flatMap((kind) =>
      content.entries(kind.name).flatMap((entry) => contradictedSums(content, kind, entry)),
    ),
    ...peopleProblems(content),
    ...sheetProblems(content),
    ...readingTimes(content.entries('article')),
    ...unusedTopics(content),
    ...longTitles(content),
  ];
}
