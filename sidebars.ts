import fs from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {parseDocument} from 'yaml';
import {STAGES} from './src/data/recipes/taxonomy';
import {toSlug} from './src/data/toSlug';
import {unpublished} from './src/plugins/lib/unpublished';

const FOLDER = path.join(process.cwd(), 'src/data/recipes');

/** A recipe's stage. Of its file only that line is read: the recipes plugin reads and checks the whole of it. */
function stageOf(file: string): unknown {
  const [line = ''] = /^buyingCycle:.*$/m.exec(fs.readFileSync(path.join(FOLDER, file), 'utf8')) ?? [];
  return parseDocument(line).get('buyingCycle');
}

const later = new Set(unpublished(process.cwd(), 'recipe').map(({id}) => id));
const recipes = fs
  .readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => ({id: path.parse(file).name, stage: stageOf(file)}))
  .filter(({id}) => !later.has(id));

/** One sidebar for each buying-cycle stage: they are not shown, but give each recipe its neighbours within the stage. */
const sidebars: SidebarsConfig = Object.fromEntries(
  STAGES.map((stage) => [
    toSlug(stage),
    recipes.filter((recipe) => recipe.stage === stage).map(({id}) => id),
  ]),
);

export default sidebars;
