/** @jest-environment node */
import {recipeProblems} from '@site/src/plugins/authoring/check/recipes';
import {readCollection} from '@site/src/plugins/content/collection';
import {recipes} from '@site/src/plugins/content/recipes/collection';
import {useSmallSite} from '../../../../support/smallSite';

const site = useSmallSite();

test('a recipe whose plan asks for money cannot say that it needs none', () => {
  const plan = {setUpDays: 1, runsDays: 7, needs: [], occupies: [], spend: {from: 100, to: 200}};
  const found = (investmentRequired: boolean) =>
    readCollection(site.path(), recipes)
      .entries.flatMap((entry) => recipeProblems({...entry, item: {...entry.item, investmentRequired, plan}}))
      .filter(({field}) => field === 'investmentRequired');
  expect(found(true)).toEqual([]);
  expect(found(false)).toMatchObject([{problem: 'is false, and plan.spend asks for money'}]);
});
