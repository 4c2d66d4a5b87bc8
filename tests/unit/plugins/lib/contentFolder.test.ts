/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import {readFolder} from '@site/src/plugins/lib/contentFolder';
import {checkedYaml} from '@site/src/plugins/lib/yamlFile';

test('files are read in the order of their names, the ending last, whatever the order on disk', () => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'folder-'));
  const names = ['b.yaml', 'a.yml', 'a-b.yaml', 'a.yaml'];
  for (const name of names) {
    fs.writeFileSync(path.join(site, name), `id: ${path.parse(name).name}\n`);
  }
  const read = () =>
    readFolder(site, '', z.strictObject({id: z.string()})).entries.map(({file}) => path.basename(file));
  const onDisk = jest.spyOn(fs, 'readdirSync');
  for (const order of [names, names.toReversed()]) {
    onDisk.mockReturnValue(order as never);
    expect(read()).toEqual(['a.yaml', 'a.yml', 'a-b.yaml', 'b.yaml']);
  }
  onDisk.mockRestore();
  fs.rmSync(site, {recursive: true});
});

test('a file is parsed once, and again where it has changed', () => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'folder-'));
  const schema = z.strictObject({id: z.string()});
  const read = () => checkedYaml(site, 'a.yaml', schema);
  fs.writeFileSync(path.join(site, 'a.yaml'), 'id: a\n');
  const first = read();
  expect(read()).toBe(first);
  expect(readFolder(site, '', schema).entries[0]?.item).toBe(first);
  fs.writeFileSync(path.join(site, 'a.yaml'), 'id: b\n');
  expect(read()).toEqual({id: 'b'});
  fs.rmSync(site, {recursive: true});
});
