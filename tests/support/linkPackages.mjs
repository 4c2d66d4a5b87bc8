import fs from 'node:fs';
import path from 'node:path';

/** Links the packages of the project `root` into `site` one by one, so that caches, which are beside them, are not shared. */
export function linkPackages(root, site) {
  const from = path.join(root, 'node_modules');
  fs.mkdirSync(path.join(site, 'node_modules'));
  for (const name of fs.readdirSync(from).filter((entry) => entry === '.bin' || !entry.startsWith('.'))) {
    fs.symlinkSync(path.join(from, name), path.join(site, 'node_modules', name), 'junction');
  }
}
