/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {readKind} from '@site/src/plugins/content/read';
import {useFolder} from '../../support/folder';

const kind = {name: 'a', files: 'a/*.yaml', schema: z.strictObject({id: z.string()})};
const site = useFolder();
const write = (name: string, text: string) => fs.writeFileSync(site(`a/${name}`), text);

beforeEach(() => fs.mkdirSync(site('a')));

test('files are read in the order of their names without the ending, whatever the order on disk', () => {
  const names = ['b.yaml', 'a-b.yaml', 'a.yaml'];
  names.forEach((name) => write(name, `id: ${path.parse(name).name}\n`));
  const onDisk = jest.spyOn(fs, 'readdirSync');
  for (const order of [names, names.toReversed()]) {
    onDisk.mockReturnValue(order as never);
    expect(readKind(site(), kind).entries.map(({id}) => id)).toEqual(['a', 'a-b', 'b']);
  }
  onDisk.mockRestore();
});

test('a file is parsed once, and again where it has changed; one with problems has an id, too', () => {
  const read = () => readKind(site(), kind).entries.map(({item}) => item);
  write('a.yaml', 'id: a\n');
  write('b.yaml', 'no: b\n');
  const [first] = read();
  expect(read()[0]).toBe(first);
  expect([...(readKind(site(), kind).ids ?? [])]).toEqual(['a', 'b']);
  write('a.yaml', 'id: a # more\n');
  expect(read()[0]).not.toBe(first);
});
