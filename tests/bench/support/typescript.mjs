import path from 'node:path';
import {loaderFor} from '../../../src/plugins/lib/loadTypeScript.mjs';
import {ROOT} from './paths.mjs';

const loadFile = loaderFor(import.meta.filename);

/** A TypeScript module of the project, by its path from the project's root. */
export const load = (file) => loadFile(path.join(ROOT, file));
