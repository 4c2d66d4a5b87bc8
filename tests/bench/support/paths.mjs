import path from 'node:path';

/** The project's folder. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The recipe that is measured for all of them: it is in every build, and in the stock template's documents. */
export const SAMPLE_RECIPE = 'geo-holdout-lift-test';
