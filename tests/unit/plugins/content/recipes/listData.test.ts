import {listData, pagesModule} from '@site/src/plugins/content/recipes/listData';
import {recipe} from '../../../support/recipes';

const library = (size: number) =>
  Array.from({length: size}, (_, index) =>
    recipe({
      id: `r-${10_000 + index}`,
      name: `Recipe ${10_000 + index}`,
      published: index === 2 ? '2025-03-04' : '2025-01-01',
      reviewed: {on: index === 3 ? '2025-09-02' : '2025-01-01', by: 'Team'},
    }),
  );

test.each([10, 50, 500])(
  'of %i recipes, the page has an index of all and the cards of its first ten',
  (size) => {
    const {data, pages} = listData(library(size));
    expect(data.index).toHaveLength(size);
    expect(data.first).toEqual(pages[0]);
    expect(data.updated).toBe('2025-09-02');
    expect(pages.flat().map(({id}) => id)).toEqual(data.index.map(({id}) => id));
    expect(pages.every(({length}) => length <= 10)).toBe(true);
  },
);

test('each page of cards is loaded by itself', () => {
  expect(pagesModule(['cards-0.json'])).toContain(
    "() => import(/* webpackChunkName: 'cards-0' */ './cards-0.json'),",
  );
});
