import type {Evidence} from '../../../data/evidence/schema';
import type {Collection, Entry} from '../../content/collection';
import type {Content} from '../content';

/** A text that says where its figures come from. */
export interface Stated {
  collection: Collection;
  entry: Entry<object>;
  evidence: Evidence;
  /** The text's own day. */
  published: string;
}

const isEvidence = (fields: object): fields is Evidence =>
  ['sums', 'sources', 'reviewed'].every((field) => field in fields);

/** All items of content that have fields of evidence. */
export const statedIn = ({kinds}: Pick<Content, 'kinds'>): Stated[] =>
  kinds.flatMap(({collection, entries}) =>
    entries.flatMap((entry) => {
      const evidence = collection.fields?.(entry.item) ?? entry.item;
      const own = 'published' in evidence && typeof evidence.published === 'string' ? evidence.published : '';
      return isEvidence(evidence)
        ? [{collection, entry, evidence, published: collection.published?.(entry.item) ?? own}]
        : [];
    }),
  );
