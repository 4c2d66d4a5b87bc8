// What the site's build writes of a recipe for pages that show its card (plugins/content/plugin.ts), for Jest.
const {createHash} = require('node:crypto');
const {parse} = require('yaml');
const jiti = require('jiti')(__filename);
const {faceOf} = jiti('../../src/data/recipes/card.ts');
const {recipeSchema} = jiti('../../src/data/recipes/rules.ts');

function compiled(source) {
  const recipe = recipeSchema.parse(parse(source));
  return JSON.stringify({...faceOf(recipe), case: recipe.case});
}

module.exports = {
  process: (source) => ({code: `module.exports = {__esModule: true, default: ${compiled(source)}};`}),
  // It depends on more than the file of the recipe.
  getCacheKey: (source) => createHash('sha256').update(compiled(source)).digest('hex'),
};
