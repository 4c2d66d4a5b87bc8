import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {STAGES} from './src/data/recipes/taxonomy';
import {toSlug} from './src/lib/toSlug';
import {contentOf} from './src/plugins/content/kinds';

const recipes = contentOf(process.cwd()).items('recipe');

/** One sidebar for each buying-cycle stage: they are not shown, but give each recipe its neighbours within the stage. */
const sidebars: SidebarsConfig = Object.fromEntries(
  STAGES.map((stage) => [
    toSlug(stage),
    recipes.filter(({buyingCycle}) => buyingCycle === stage).map(({id}) => id),
  ]),
);

export default sidebars;
