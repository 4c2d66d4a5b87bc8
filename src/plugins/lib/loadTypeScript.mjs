import {transformSync} from '@swc/core';
import jiti from 'jiti';

/**
 * A function that loads the TypeScript modules of a command, by their path from its file. By SWC: Babel, which jiti
 * brings, takes seconds the first time.
 */
export const loaderFor = (file) =>
  jiti(file, {
    cache: false,
    transform: ({source, filename, ts}) =>
      transformSync(source, {
        filename,
        swcrc: false,
        jsc: {parser: {syntax: ts ? 'typescript' : 'ecmascript'}, target: 'es2022'},
        module: {type: 'commonjs'},
      }),
  });
