// Compiles the texts of a page for Jest as the bundler does for the site.
const {createHash} = require('node:crypto');
const {compilePage} = require('jiti')(__filename)('../../src/plugins/content/pages/compile.ts');

const compiled = (source, {config}) => JSON.stringify(compilePage(source, config.rootDir));

module.exports = {
  process: (source, file, options) => ({
    code: `module.exports = {__esModule: true, default: ${compiled(source, options)}};`,
  }),
  // What a page compiles to depends on more than its own file: on code, settings and the names of recipes.
  getCacheKey: (source, file, options) =>
    createHash('sha256').update(compiled(source, options)).digest('hex'),
};
