import {execFileSync} from 'node:child_process';
import {recipeSchema} from '../../src/data/recipes/schema';
import {ROOT} from '../support/siteCopy';

const SIZE = 500;
const PROGRAM = `
  import {recipesOf} from './tests/support/library.mjs';
  console.log(JSON.stringify(recipesOf('.', ${SIZE})));
`;

test('recipes that are invented for a larger library are such as a build accepts', () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const recipes = JSON.parse(said) as unknown[];
  const problems = recipes.flatMap((recipe) => recipeSchema.safeParse(recipe).error?.issues ?? []);
  expect(problems).toEqual([]);
  expect(recipes).toHaveLength(SIZE);
});
