import {createRequire} from 'node:module';
import path from 'node:path';
import {transformFileSync} from '@swc/core';
import {ROOT} from './paths.mjs';

const require = createRequire(import.meta.url);
require.extensions['.ts'] = (module, file) => {
  const options = {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}, module: {type: 'commonjs'}};
  module._compile(transformFileSync(file, options).code, file);
};

/** A TypeScript module of the project, by its path from the project's root. */
export const load = (file) => require(path.join(ROOT, file));
