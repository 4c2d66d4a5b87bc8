// Compiles the texts of a page for Jest as the bundler does for the site.
const path = require('node:path');
const {compilePage} = require('jiti')(__filename)('../../src/plugins/content/pages/compile.ts');

module.exports = {
  process: (source) => ({
    code: `module.exports = {__esModule: true, default: ${JSON.stringify(compilePage(source, path.resolve(__dirname, '../..')))}};`,
  }),
};
