import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Where the bundler keeps what it compiled, and the seal of that. */
const KEPT = 'node_modules/.cache/rspack';
const SEAL = 'node_modules/.cache/rspack.sha256';

/** The SHA-256 of a key, and of all files of a folder with their paths, in hexadecimal. */
function sealOf(folder: string, key: string): string {
  const hash = createHash('sha256').update(key);
  for (const name of fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort()) {
    const file = path.join(folder, name);
    hash.update(`${name}\0`);
    if (fs.statSync(file).isFile()) {
      hash.update(fs.readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Notes what the bundler has kept of a complete build, and the key of what that was made from. */
export function seal(siteDir: string, key: string): void {
  const folder = path.join(siteDir, KEPT);
  if (fs.existsSync(folder)) {
    fs.writeFileSync(path.join(siteDir, SEAL), sealOf(folder, key));
  }
}

/**
 * Removes what the bundler has kept unless a complete build with the same key left it so: the bundler gives up over a file
 * of its own that is damaged. The seal is broken either way, so that nothing stays of a build that is interrupted.
 */
export function dropUnlessSealed(siteDir: string, key: string): void {
  const folder = path.join(siteDir, KEPT);
  const file = path.join(siteDir, SEAL);
  const sealed = fs.existsSync(file) && fs.existsSync(folder) ? fs.readFileSync(file, 'utf8') : undefined;
  fs.rmSync(file, {force: true});
  if (sealed === undefined || sealed !== sealOf(folder, key)) {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
