import path from 'node:path';
import {site} from '../../../config/site';
import {folderOf, type Collection} from '../../content/collection';
import {collections} from '../../content/collections';
import {AUTHORS_FILE} from '../../content/journal/lists';
import {TOPICS_FILE} from '../../content/taxonomies/files';
import {staleProblems} from '../../lib/generated';
import {attempt, type Problem} from '../../lib/problems';
import type {Content} from '../content';
import {schemaProblems} from '../schemas';
import {longTitles} from './titles';

/** Sums that texts contradict. They bring a parser of arithmetic, which is loaded where there are texts. */
async function sumProblems(
  siteDir: string,
  {kinds}: Content,
  isOwn: (entry: {file: string}) => boolean,
): Promise<Problem[]> {
  const all = kinds.flatMap(({collection, entries}) =>
    entries.filter(isOwn).map((entry) => ({collection, entry})),
  );
  if (all.length === 0) {
    return [];
  }
  const {contradictedSums} = await import('./sums/content');
  return all.flatMap(({collection, entry}) => contradictedSums(siteDir, collection, entry));
}

/** Whether a file is one of a kind, or beside its one file. */
const isBeside = (file: string, {files = ''}: Collection) =>
  path.posix.dirname(file) === path.posix.dirname(files);

/** Generated files that are out of date. While a kind cannot be read, it is not known what follows from it. */
function staleFiles(siteDir: string, {problems}: Content): readonly Problem[] {
  const readable = problems.every(({file}) => file !== AUTHORS_FILE && file !== TOPICS_FILE);
  return [
    // They have the keys of authors and topics.
    ...(readable ? schemaProblems(siteDir) : []),
    ...collections().flatMap((collection) => {
      const source = folderOf(collection) ?? collection.files ?? '';
      const {value, problems: unknown} = attempt(source, () =>
        collection.follows !== undefined && !problems.some(({file}) => isBeside(file, collection))
          ? staleProblems(siteDir, collection.follows(siteDir), source)
          : [],
      );
      return value ?? unknown;
    }),
  ];
}

/** Problems of the data beyond its fields: of all of it, or with `only` of what concerns those files. */
export async function dataProblems(
  siteDir: string,
  content: Content,
  only?: readonly string[],
): Promise<Problem[]> {
  const isOwn = ({file}: {file: string}) => only?.includes(file) ?? true;
  return [
    ...content.problems,
    ...(await sumProblems(siteDir, content, isOwn)),
    ...(
      await Promise.all(
        content.kinds.map(
          async ({collection, entries}) => (await collection.check?.(entries, siteDir)) ?? [],
        ),
      )
    ).flat(),
    ...longTitles(siteDir, content, site.name),
    ...(only === undefined ? staleFiles(siteDir, content) : []),
  ].filter(isOwn);
}
