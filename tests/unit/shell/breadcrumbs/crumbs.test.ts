import {crumbsFor} from '@site/src/shell/breadcrumbs/crumbs';

const names = (path: string, last?: string) => crumbsFor(path, last).map(({name}) => name);

test.each(['/', '/contact', '/portfolio'])('%s is not deep enough for a trail', (path) => {
  expect(crumbsFor(path)).toEqual([]);
});

test.each([
  ['/philosophy', 'Philosophy'],
  ['/customers', 'Customers'],
])('%s has a trail although it is of one level', (path, name) => {
  expect(names(path)).toEqual(['Home', name]);
});

test('known paths have friendly labels, beginning at Home', () => {
  expect(crumbsFor('/services/growth-recipes')).toEqual([
    {name: 'Home', path: '/'},
    {name: 'Services', path: '/services'},
    {name: 'Growth Recipes', path: '/services/growth-recipes'},
  ]);
});

test('unknown segments are title-cased from their slug', () => {
  expect(names('/customers/stories/house-of-palma')).toEqual([
    'Home',
    'Customers',
    'Client Stories',
    'House Of Palma',
  ]);
});

test('the page may name itself', () => {
  expect(names('/services/growth-recipes/x', 'The X recipe').at(-1)).toBe('The X recipe');
});

test.each(['/network/advisors/%E0%A4%A', '/network/__proto__', '/network/constructor', '/a//b'])(
  'the odd path %s gives a trail and no error',
  (path) => {
    expect(names(path)[0]).toBe('Home');
  },
);
