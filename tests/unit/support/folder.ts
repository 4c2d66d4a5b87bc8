import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** An empty folder of its own for each test of a file: gives the path of what has a name in it. */
export function useFolder(): (name?: string) => string {
  let folder = '';
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-'));
  });
  afterEach(() => fs.rmSync(folder, {recursive: true}));
  return (name = '') => path.join(folder, name);
}
