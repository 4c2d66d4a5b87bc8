import fs from 'node:fs';
import {createRequire} from 'node:module';
import {builtPages} from './support/build';
import {expect, test} from './support/test';
import {BUDGET, builtAssets, fileOf, stylesheetsOf, sum, weightOf} from './support/weight';

const pages = builtPages();

/** Names of all classes in a stylesheet. */
const classesIn = (css: string): Set<string> =>
  new Set(
    [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name),
  );

const stylesheets = new Map(
  builtAssets('css', '.css').map((address) => [address, classesIn(fs.readFileSync(fileOf(address), 'utf8'))]),
);
const infima = classesIn(
  fs.readFileSync(createRequire(__filename).resolve('infima/dist/css/default/default.css'), 'utf8'),
);

/** Classes by a hash at the end of their names, as CSS modules make them. */
const isModuleClass = (name: string) => /_[\w-]{4}$/.test(name);

for (const page of pages) {
  const {path, $} = page;

  test(`${path} links every style it uses, in at most ${BUDGET.css} bytes`, () => {
    const linked = stylesheetsOf(page);
    expect(new Set(linked).size).toBe(linked.length);
    expect(linked[0]).toMatch(/\/main\./);
    expect(sum(linked.map(weightOf))).toBeLessThanOrEqual(BUDGET.css);

    const defined = new Set(linked.flatMap((address) => [...(stylesheets.get(address) ?? [])]));
    const anywhere = new Set([...infima, ...[...stylesheets.values()].flatMap((names) => [...names])]);
    const used = new Set(
      $('[class]')
        .toArray()
        .flatMap((element) => ($(element).attr('class') ?? '').split(/\s+/)),
    );
    expect([...used].filter((name) => anywhere.has(name) && !defined.has(name))).toEqual([]);
  });
}

test('the styles of the games are on the pages of the games alone', () => {
  const linking = pages.filter((page) => stylesheetsOf(page).some((address) => address.includes('/arcade.')));
  expect(linking.map(({path}) => path)).toEqual(['/games/space-invaders', '/games/tetris']);
});

test('no style is in two files, so that the order in which a visit loads them does not matter', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const [address, names] of stylesheets) {
    for (const name of [...names].filter(isModuleClass)) {
      if (seen.has(name)) {
        twice.push(`${name}: ${seen.get(name) ?? ''}, ${address}`);
      }
      seen.set(name, address);
    }
  }
  expect(twice).toEqual([]);
});
