/** @jest-environment node */
import {recipeProblems} from '@site/src/plugins/authoring/check/recipes';
import {readRecipes} from '@site/src/plugins/content/recipes/read';
import {useSmallSite} from '../../../../support/smallSite';

const site = useSmallSite();

test('a recipe whose plan asks for money cannot say that it needs none', () => {
  const plan = {setUpDays: 1, runsDays: 7, needs: [], occupies: [], spend: {from: 100, to: 200}};
  const found = (investmentRequired: boolean) =>
    readRecipes(site.path())
      .flatMap((recipe) => recipeProblems(site.path(), {...recipe, investmentRequired, plan}))
      .filter(({field}) => field === 'investmentRequired');
  expect(found(true)).toEqual([]);
  expect(found(false)).toMatchObject([{problem: 'is false, and plan.spend asks for money'}]);
});
