/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parse} from 'yaml';

interface Step {
  id?: string;
  env?: Record<string, string>;
  name?: string;
  uses?: string;
  run?: string;
}

const source = fs.readFileSync('.github/workflows/site.yml', 'utf8');
const {jobs} = parse(source) as {jobs: Record<string, {steps: Step[]}>};

test('every action is named by the hash of a commit, with its version beside it', () => {
  const used = [...source.matchAll(/^.*\buses: *(.*)$/gm)].map(([, action]) => action);
  expect(used.length).toBeGreaterThan(5);
  expect(
    used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? '')),
  ).toEqual([]);
});

test.each([
  ['hello@growth.test', 'https://growth.test', 0],
  ['hello@growth.test', 'https://www.example.com', 1],
  ['hello@example.com', 'https://growth.test', 1],
])('a site of %s at %s is published or refused', (email, address, status) => {
  const steps = jobs.publish?.steps ?? [];
  const at = steps.findIndex(({name}) => name === 'Refuse example addresses');
  expect(at).toBeLessThan(steps.findIndex(({uses}) => uses?.startsWith('actions/upload-pages-artifact@')));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-publish-'));
  fs.mkdirSync(path.join(folder, 'build/.well-known'), {recursive: true});
  fs.writeFileSync(
    path.join(folder, 'build/.well-known/security.txt'),
    `Contact: mailto:${email}\nCanonical: ${address}/.well-known/security.txt\n`,
  );
  const result = spawnSync('bash', ['-e', '-c', steps[at]?.run ?? 'exit 9'], {cwd: folder});
  fs.rmSync(folder, {recursive: true});
  expect(result.status).toBe(status);
});

/** What the workflow takes a push for that changes these files: `code=true`, or `code=false` for content alone. */
function takenFor(files: readonly string[], event = 'push'): string {
  const step = jobs.changes?.steps.find(({id}) => id === 'changes');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-changes-'));
  const run = (command: string, env = {}) =>
    spawnSync('bash', ['-ec', command], {cwd: folder, env: {...process.env, ...env}});
  const commit = 'git add -A && git -c user.name=a -c user.email=a@b.test commit -qm a --allow-empty';
  run(`git init -q && ${commit} && git tag before`);
  for (const file of files) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), 'changed');
  }
  run(commit);
  const output = path.join(folder, '.output');
  run(step?.run ?? 'exit 9', {
    GITHUB_EVENT_NAME: event,
    GITHUB_OUTPUT: output,
    FROM: 'before',
    CONTENT: step?.env?.CONTENT ?? '',
  });
  const taken = fs.readFileSync(output, 'utf8').trim();
  fs.rmSync(folder, {recursive: true});
  return taken;
}

test('a change of texts and pictures alone is tried as content, every other one as code', () => {
  const texts = [
    'blog/a.mdx',
    'docs/b.mdx',
    'src/data/recipes/b.yaml',
    'src/data/clients/stories/c.mdx',
    'static/img/d.png',
  ];
  expect(takenFor(texts)).toBe('code=false');
  const code = [
    'src/data/recipes/schema.ts',
    'package.json',
    'src/config/site.yaml',
    'src/pages/a.mdx',
    'static/robots.js',
  ];
  expect(code.map((file) => takenFor(['blog/a.mdx', file]))).toEqual(code.map(() => 'code=true'));
  expect(takenFor(['package.json'], 'schedule')).toBe('code=false');
});

test('what follows from the texts is written before anything is tried or published', () => {
  const built = Object.values(jobs).filter(({steps}) =>
    steps.some(({run = ''}) => /npm (test$|run build( |$))/m.test(run)),
  );
  expect(built.length).toBeGreaterThan(2);
  const late = built.filter(({steps}) => {
    const at = (pattern: RegExp) => steps.findIndex(({run = ''}) => pattern.test(run));
    return at(/npm run generate/) < 0 || at(/npm run generate/) > at(/npm (test$|run build( |$))/m);
  });
  expect(late).toEqual([]);
});
