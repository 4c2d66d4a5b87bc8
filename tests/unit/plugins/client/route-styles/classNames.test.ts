/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {shortNames} from '@site/src/plugins/client/route-styles/classNames';
import {useFolder} from '../../../support/folder';

const folder = useFolder();

test('each class and animation of every stylesheet has a name of its own, of two characters', () => {
  fs.writeFileSync(folder('a.module.css'), '.row > .cell, .row:hover { margin: 0.5rem; }');
  fs.writeFileSync(folder('b.module.css'), '.row {} @keyframes turn { to { rotate: 1turn; } }');
  const names = shortNames([folder()]);
  expect([...names.keys()].map((name) => path.relative(folder(), name))).toEqual([
    'a.module.css row',
    'a.module.css cell',
    'b.module.css row',
    'b.module.css turn',
  ]);
  const all = [...shortNames(['src']).values()];
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((name) => !/^[b-z][a-z\d]$/i.test(name))).toEqual([]);
});
