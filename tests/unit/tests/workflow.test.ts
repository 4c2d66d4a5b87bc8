/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parse} from 'yaml';

interface Step {
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
