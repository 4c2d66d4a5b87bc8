import path from 'node:path';
import recipeCards from '../../../src/plugins/journal/recipeCards';

const siteDir = path.resolve(__dirname, '../../..');
const card = (id?: string) => ({
  type: 'root',
  children: [
    {
      type: 'mdxJsxFlowElement',
      name: 'RecipeCard',
      attributes: id === undefined ? [] : [{type: 'mdxJsxAttribute', name: 'id', value: id}],
      position: {start: {line: 7}},
    },
  ],
});
const run = (tree: ReturnType<typeof card>) => {
  recipeCards({siteDir})(tree, {path: 'blog/an-entry.mdx'});
  return Object.fromEntries((tree.children[0]?.attributes ?? []).map(({name, value}) => [name, value]));
};

describe('recipe cards', () => {
  test('a known id brings what the card shows', () => {
    expect(run(card('pmax-cold-traffic-magnet'))).toMatchObject({
      name: 'Performance Max cold-traffic magnet',
      stage: 'Awareness',
      effort: 'Medium',
      impact: 'High',
      channel: 'Google Ads',
    });
  });

  test('an unknown or missing id stops the build and says where', () => {
    expect(() => run(card('no-such-recipe'))).toThrow(/blog\/an-entry\.mdx, line 7: .*"no-such-recipe"/);
    expect(() => run(card())).toThrow(/names no recipe/);
  });
});
