import fs from 'node:fs';
import path from 'node:path';

/** What a module imports from beside itself, by its path from there; types are gone when it runs. */
const IMPORTED = /^(?:import|export)\s(?!type\s)(?:[^'";]*?from\s)?'(\.[^']+)'/gm;
/** What such a path may leave out. */
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

const isFile = (file: string) => fs.statSync(file, {throwIfNoEntry: false})?.isFile() === true;

/** The texts of a module and of all modules of the project that it runs with, each once. */
export function codeOf(module: string): string[] {
  const texts = new Map<string, string>();
  const read = (file: string) => {
    if (texts.has(file)) {
      return;
    }
    const text = fs.readFileSync(file, 'utf8');
    texts.set(file, text);
    for (const [, to = ''] of text.matchAll(IMPORTED)) {
      const full = path.join(path.dirname(file), to);
      const found = ENDINGS.map((ending) => full + ending).find(isFile);
      if (found !== undefined) {
        read(found);
      }
    }
  };
  read(module);
  return [...texts.values()];
}
