import fs from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../lib/problems';
import {writtenSources} from '../check/sources';
import {spellingProblems} from '../check/spelling';
import {wordingProblems} from '../check/wording';
import type {Note} from './note';

const toNote = ({file, line, value, problem, remedy}: Problem): Note => ({
  place: line === undefined ? file : `${file}, line ${line}`,
  text: `${typeof value === 'string' ? `“${value}” ` : ''}${problem}. ${remedy}`,
});

/** Gives spelling and wording of the texts below `siteDir` that were saved since this was called. */
export function notesSince(siteDir: string): () => Promise<Note[]> {
  const started = Date.now();
  let last: {state: string; notes: Promise<Note[]>} = {state: '', notes: Promise.resolve([])};
  return () => {
    const saved = writtenSources(siteDir)
      .map((source) => ({source, time: fs.statSync(path.join(siteDir, source.file)).mtimeMs}))
      .filter(({time}) => time > started);
    const state = saved.map(({source, time}) => `${source.file} ${time}`).join('\n');
    if (state !== last.state) {
      const find = async () => {
        const files = saved.map(({source}) => source.file);
        const spelling = await spellingProblems(siteDir, files);
        return [...saved.flatMap(({source}) => wordingProblems(source)), ...spelling].map(toNote);
      };
      last = {state, notes: find()};
    }
    return last.notes;
  };
}
