import * as z from 'zod';
import {editorConfig} from '@site/src/plugins/writing/editor/config';
import {KINDS} from '@site/src/plugins/content/kinds';
import {ROOT} from '../support/siteCopy';

/** What the editor is configured for: folders, and among them the files that are one each. */
interface Config {
  collections: {name: string; fields?: object[]; files?: {name: string; fields: object[]}[]}[];
}

test('every kind of file that is a set of fields has its form in the editor', () => {
  const {collections} = editorConfig(ROOT, {}) as Config;
  const forms = collections.flatMap((one) => one.files ?? [one]);
  const sets = KINDS.filter(
    ({schema}) => schema instanceof z.ZodObject && Object.keys(schema.shape).length > 0,
  );
  expect(sets.length).toBeGreaterThan(5);
  expect(forms.map(({name}) => name).sort()).toEqual(sets.map(({name}) => name).sort());
  expect(forms.filter(({fields = []}) => fields.length === 0)).toEqual([]);
  // Each item of a list is named by a text of its own, and each form of a text by what its schema says.
  const json = JSON.stringify(forms);
  expect(json).toContain('"summary":"{{fields.do}}"');
  expect(json).toContain('This text must be lower-case words joined by hyphens.');
  expect(json).not.toContain('has not the form');
});
