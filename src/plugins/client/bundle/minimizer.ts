import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';

/**
 * By default, short names go by how often each letter occurs in a script. While names are given, the runtime's script
 * has provisional hashes in it that depend on the folder of the build: two builds of the same files in two folders
 * would differ. The option is missing in the types. See https://github.com/web-infra-dev/rspack/issues/14089.
 */
const MANGLE = {toplevel: true, disableCharFreq: true};

/** Minifies scripts as Docusaurus does, but names variables by nothing but their order. */
export const scriptMinimizer = () =>
  new rspack.SwcJsMinimizerRspackPlugin({
    // @ts-expect-error Docusaurus' options have the types of another package, which differ in what is not used here.
    minimizerOptions: {...getSwcJsMinimizerOptions(), minify: true, mangle: MANGLE},
  });

/** Puts that one in the place of Docusaurus' own for scripts. */
export const withSteadyNames = <Minimizer>(minimizers: readonly Minimizer[]): Minimizer[] =>
  minimizers.map((one) =>
    // Docusaurus types all that is Rspack's as webpack's.
    one instanceof rspack.SwcJsMinimizerRspackPlugin ? (scriptMinimizer() as typeof one) : one,
  );
