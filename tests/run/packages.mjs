import fs from 'node:fs';
import path from 'node:path';

/**
 * Where packages belong that a lock file names and an installation lacks, or has in another version. What is optional
 * need not be there: most of it is made for other systems.
 */
export function lackingPackages(lock, installed) {
  return Object.entries(lock.packages)
    .filter(([place, {optional, devOptional}]) => place !== '' && !optional && !devOptional)
    .filter(([place, {version, integrity}]) => {
      const there = installed.packages?.[place];
      return there?.version !== version || there.integrity !== integrity;
    })
    .map(([place]) => place);
}

const read = (root, file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));

/** Whether a project has all packages of its lock file, those for development too, by what npm noted of them. */
export function isInstalled(root) {
  const lock = read(root, 'package-lock.json');
  try {
    return lackingPackages(lock, read(root, 'node_modules/.package-lock.json')).length === 0;
  } catch {
    // Nothing is installed, or an installation was interrupted.
    return false;
  }
}
