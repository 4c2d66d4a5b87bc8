/** @jest-environment node */
import fs from 'node:fs';
import {RouteFiles} from '@site/src/plugins/client/route-styles/manifest';
import {useFolder} from '../../../support/folder';

const folder = useFolder();
const file = () => folder('client-manifest.json');

/** What the manifest is after a compilation with these groups of chunks. */
function after(manifest: unknown, chunkGroups: Parameters<typeof emit>[0]) {
  fs.writeFileSync(file(), JSON.stringify(manifest));
  emit(chunkGroups);
  return JSON.parse(fs.readFileSync(file(), 'utf8')) as unknown;
}

function emit(chunkGroups: {origins: {request?: string}[]; chunks: {files: string[]}[]}[]) {
  new RouteFiles(file()).apply({
    hooks: {afterEmit: {tap: (_name, run) => run({chunkGroups})}},
  });
}

test('a module that a route imports is known by its name, with its styles and scripts', () => {
  const contact = {
    origins: [{request: '@site/src/pages/contact'}],
    chunks: [{files: ['a.js', 'a.js.map']}, {files: ['b.css']}],
  };
  expect(
    after({origins: {main: ['main']}, assets: {main: {js: [{file: 'main.js'}]}}, entry: 1}, [contact]),
  ).toEqual({
    origins: {main: ['main'], '@site/src/pages/contact': ['a.js', 'b.css']},
    assets: {
      main: {js: [{file: 'main.js'}]},
      'a.js': {js: [{file: 'a.js'}]},
      'b.css': {css: [{file: 'b.css'}]},
    },
    entry: 1,
  });
});

test('what Docusaurus lists itself stays, and groups without a request add files only', () => {
  const manifest = {origins: {page: ['page']}, assets: {'a.js': {js: [{file: 'other.js'}]}}};
  const groups = [
    {origins: [{request: 'page'}], chunks: [{files: ['a.js']}]},
    {origins: [{}], chunks: [{files: ['c.css']}]},
  ];
  expect(after(manifest, groups)).toEqual({
    origins: {page: ['page']},
    assets: {'a.js': {js: [{file: 'other.js'}]}, 'c.css': {css: [{file: 'c.css'}]}},
  });
});

test('a manifest of another form stops the build', () => {
  expect(() => after({chunks: []}, [])).toThrow('origins');
});
