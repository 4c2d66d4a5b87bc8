import {createEngine, type Engine} from './engine';
import {createFullText} from './fullText';
import {fetchFile, once} from './loading';
import type {SearchEntry} from './types';

let load: (() => Promise<Engine>) | undefined;

/** Loads the entries once, and the full text when it is first asked for; a failed load is tried again by the next call. */
export function loadEngine(folder: string): Promise<Engine> {
  load ??= once(async () => {
    const entries = (await (await fetchFile(`${folder}entries.json`)).json()) as SearchEntry[];
    return createEngine(entries, createFullText(folder, new Map(entries.map(({id, path}) => [id, path]))));
  });
  return load();
}
