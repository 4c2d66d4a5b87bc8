import {crumbsFor} from '@site/src/shell/breadcrumbs/crumbs';

const names = (path: string, last?: string) => crumbsFor(path, last).map(({name}) => name);

test.each([
  ['/', ''],
  ['/contact', ''],
  ['/portfolio', ''],
  ['/philosophy', 'Home > Philosophy'],
  ['/customers', 'Home > Customers'],
  ['/services/growth-recipes', 'Home > Services > Growth Recipes'],
  ['/customers/stories/house-of-palma', 'Home > Customers > Client Stories > House Of Palma'],
])('the trail of %s is "%s"', (path, trail) => {
  expect(names(path).join(' > ')).toBe(trail);
});

test('each part of a trail leads to its page, and the page may name itself', () => {
  expect(crumbsFor('/services/x', 'The X service')).toEqual([
    {name: 'Home', path: '/'},
    {name: 'Services', path: '/services'},
    {name: 'The X service', path: '/services/x'},
  ]);
});

test.each(['/network/advisors/%E0%A4%A', '/network/__proto__', '/network/constructor', '/a//b'])(
  'the odd path %s gives a trail and no error',
  (path) => {
    expect(names(path)[0]).toBe('Home');
  },
);
