import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {obtain} from '../programs.mjs';
import {copySite} from '../support/siteCopy';

let program: string;
let site: string;

function git(...args: string[]) {
  const {status, stdout, stderr} = spawnSync(
    program,
    ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com', ...args],
    {cwd: site, encoding: 'utf8', env: {...process.env, GIT_DIR: undefined, GIT_INDEX_FILE: undefined}},
  );
  return {status, said: stdout + stderr};
}

beforeAll(() => {
  site = copySite();
  program = obtain('git');
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '-m', 'Begin');
  git('config', 'core.hooksPath', '.githooks');
});

afterAll(() => {
  fs.rmSync(site, {recursive: true});
});

test.each([
  ['src/config/bad.json', '{"a":    1}\n', 'bad.json'],
  ['tests/bad.mjs', 'const unused = 1;\n', 'no-unused-vars'],
  ['src/css/bad.css', '.a {\n  colour: red;\n}\n', 'property-no-unknown'],
])('a bad %s cannot be committed, and stays as it is', (file, text, expected) => {
  fs.writeFileSync(path.join(site, file), text);
  git('add', file);
  const {status, said} = git('commit', '-m', 'Add it');
  expect(said).toContain(expected);
  expect(status).not.toBe(0);
  expect(fs.readFileSync(path.join(site, file), 'utf8')).toBe(text);
  expect(git('log', '--oneline').said.trim().split('\n')).toHaveLength(1);
  git('reset', '--hard', '--quiet');
});

test('a good file can, with a text as its writer laid it out, and what is not staged is not looked at', () => {
  fs.writeFileSync(path.join(site, 'blog/unfinished.yml'), 'a:    1\n');
  fs.appendFileSync(path.join(site, 'CHANGELOG.md'), '\nMore.\n');
  fs.writeFileSync(path.join(site, 'src/data/short.yaml'), 'tags: [ one,\n  two ]\n');
  git('add', 'CHANGELOG.md', 'src/data/short.yaml');
  const {status, said} = git('commit', '-m', 'Add it');
  expect({status, said}).toMatchObject({status: 0});
  expect(fs.existsSync(path.join(site, 'blog/unfinished.yml'))).toBe(true);
});
