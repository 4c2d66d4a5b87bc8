import {evidenceFields} from '../../../../data/evidence/schema';
import {marksOf} from '../../../content/problems';
import type {Problem} from '../../../lib/problems';
import {fieldName} from '../../../lib/yamlFile';
import type {Stated} from '../evidence';
import {sumProblems} from '.';

/** Every text of an item that its page shows, by the marks of its schema: all but the evidence for its figures. */
function textsOf(siteDir: string, {collection, entry}: Stated): string[] {
  const fields = marksOf(collection.schema?.(siteDir), collection, entry.item).filter(
    ({mark, path: [field = '']}) => mark.prose === true && !(field in evidenceFields),
  );
  return [...fields.map(({value}) => value), collection.body?.(entry.item, siteDir) ?? ''];
}

/** Sums of an item that its texts contradict. */
export const contradictedSums = (siteDir: string, stated: Stated): Problem[] =>
  sumProblems({
    sums: stated.evidence.sums,
    texts: textsOf(siteDir, stated),
    place: (at) => ({file: stated.entry.file, line: stated.entry.lineOf(at), field: fieldName(at)}),
  });
