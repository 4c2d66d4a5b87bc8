import path from 'node:path';

/**
 * PostCSS plugins that let every stylesheet name the breakpoints of src/css/media.css, `@media (--compact)`. The loader
 * takes them by name, and so may load them as the ES modules they are.
 */
export const breakpoints = (siteDir: string) => [
  ['@csstools/postcss-global-data', {files: [path.join(siteDir, 'src/css/media.css')]}],
  'postcss-custom-media',
];
