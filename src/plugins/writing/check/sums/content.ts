import {evidenceFields, type Evidence} from '../../../../data/evidence/schema';
import type {Collection, Entry} from '../../../content/collection';
import {marksOf} from '../../../content/problems';
import type {Problem} from '../../../lib/problems';
import {fieldName} from '../../../lib/yamlFile';
import {sumProblems} from '.';

/** Every text of an item that its page shows, by the marks of its schema: all but the evidence for its figures. */
function textsOf(siteDir: string, collection: Collection, item: object): string[] {
  const fields = marksOf(collection.schema?.(siteDir), collection, item).filter(
    ({mark, path: [field = '']}) => mark.prose === true && !(field in evidenceFields),
  );
  return [...fields.map(({value}) => value), collection.body?.(item, siteDir) ?? ''];
}

const hasSums = (fields: object): fields is Pick<Evidence, 'sums'> => 'sums' in fields;

/** Sums of an item that its texts contradict. */
export function contradictedSums(
  siteDir: string,
  collection: Collection,
  {file, item, lineOf}: Entry<object>,
): Problem[] {
  const fields = collection.fields?.(item) ?? item;
  return hasSums(fields)
    ? sumProblems({
        sums: fields.sums,
        texts: textsOf(siteDir, collection, item),
        place: (at) => ({file, line: lineOf(at), field: fieldName(at)}),
      })
    : [];
}
