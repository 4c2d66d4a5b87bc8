import texts from './gtm-platform.yaml';

/** The three layers of the GTM platform, from the ground up, and its eight features. */
export const {layers, features} = texts;
