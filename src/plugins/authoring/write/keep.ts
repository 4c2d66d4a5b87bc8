import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {textOf} from '../../lib/generated';
import {filesOf} from '../check/sources';
import {modeline} from '../schemas/modelines';
import {kinds, type Kind} from '../schemas/kinds';
import {keepFileForm} from './form';

/**
 * What the editor has saved, in the form that the file had; a new YAML file with the line that names its schema. YAML that
 * begins with a comment was written by something else, and stays as it is.
 */
export function formed(file: string, kind: Kind, before: string | undefined, saved: string): string {
  const isYaml = file.endsWith('.yaml');
  if (isYaml && saved.startsWith('#')) {
    return saved;
  }
  if (before !== undefined) {
    return keepFileForm(before, saved);
  }
  return isYaml ? `${modeline(file, kind)}${saved}` : saved;
}

/** Gives every file that the editor saves its form back, while it runs; `report` is called with each. */
export function keepForms(siteDir: string, report: (file: string) => void): fs.FSWatcher[] {
  const all = kinds(siteDir);
  const known = new Map(
    all.flatMap((kind) => filesOf(siteDir, kind).map((file) => [file, textOf(siteDir, file)])),
  );
  const kindOf = (file: string) => all.find((kind) => filesOf(siteDir, kind).includes(file));
  const look = (file: string) => {
    const kind = kindOf(file);
    const saved = textOf(siteDir, file);
    // An editor empties a file before it writes.
    if (kind === undefined || saved === '' || saved === known.get(file)) {
      return;
    }
    const text = formed(file, kind, known.get(file), saved);
    known.set(file, text);
    if (text !== saved) {
      fs.writeFileSync(path.join(siteDir, file), text);
    }
    report(file);
  };
  const folders = new Set(all.map(({files}) => path.posix.dirname(files)));
  return [...folders]
    .filter((folder) => fs.existsSync(path.join(siteDir, folder)))
    .map((folder) =>
      fs.watch(path.join(siteDir, folder), (_event, name) => {
        if (name !== null) {
          look(path.posix.join(folder, name));
        }
      }),
    );
}

/**
 * Gives back their form to the YAML files that the editor of a host has saved after a commit: it leaves out comments, the
 * line that names the schema among them, which no other way of writing does. Gives their paths.
 */
export function keepFormsSince(siteDir: string, commit: string): string[] {
  const git = (...args: readonly string[]) => spawnSync('git', args, {cwd: siteDir, encoding: 'utf8'});
  const changed = git('diff', '--name-only', '--diff-filter=M', '--relative', commit, '--');
  if (changed.status !== 0) {
    throw new Error(`git knows no commit "${commit}" here: ${changed.stderr.trim()}`);
  }
  const names = new Set(changed.stdout.split('\n'));
  return kinds(siteDir)
    .flatMap((kind) => filesOf(siteDir, kind).map((file) => ({file, line: modeline(file, kind)})))
    .filter(({file, line}) => {
      const saved = textOf(siteDir, file);
      const before = names.has(file) ? git('show', `${commit}:./${file}`).stdout : '';
      const isEditors = before.startsWith(line) && !saved.startsWith('#');
      if (isEditors) {
        fs.writeFileSync(path.join(siteDir, file), keepFileForm(before, saved));
      }
      return isEditors;
    })
    .map(({file}) => file);
}
