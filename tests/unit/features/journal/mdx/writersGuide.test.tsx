import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {render} from '@testing-library/react';
import type {ComponentType} from 'react';
import * as runtime from 'react/jsx-runtime';
import {WRITERS_COMPONENTS} from '@site/src/data/journal/components';
import {RecipeCards, writersComponents} from '@site/src/features/journal/mdx';
import CodeFrame from '@site/src/features/journal/mdx/CodeFrame';
import TableFrame from '@site/src/features/journal/mdx/TableFrame';
import {namedRecipes} from '@site/src/plugins/content/recipeCards';
import {ROOT} from '../../../../support/siteCopy';
import {contentOf} from '@site/src/plugins/content/kinds';

jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({to, children}: {to: string; children: React.ReactNode}) => <a href={to}>{children}</a>,
}));

const guide = fs.readFileSync(path.join(ROOT, 'blog/README.md'), 'utf8');

/** What the guide shows: the body of each fenced `mdx` block, in order. */
const examples = [...guide.matchAll(/^(`{3,4})mdx\n(.*?)^\1$/gms)].map(([, , source = '']) => source);

/** Compiles in a separate process: the compiler is an ES module, and Jest's modules are not. */
const compiled = JSON.parse(
  execFileSync('node', [path.join(ROOT, 'tests/compile-mdx.mjs')], {
    input: JSON.stringify(examples),
    encoding: 'utf8',
  }),
) as string[];

const components = {pre: CodeFrame, table: TableFrame, ...writersComponents};

test('the guide shows every component that writers have', () => {
  const shown = new Set(
    examples.flatMap((source) => [...source.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name)),
  );
  expect([...shown].sort()).toEqual(Object.keys(writersComponents).sort());
});

test('the table of the guide names every component with its attributes', () => {
  const rows = [...guide.matchAll(/^\| `(\w+)` +\|[^|]+\|([^|]*)\|$/gm)].map(([, name, attributes = '']) => [
    name,
    [...attributes.matchAll(/`(\w+)`/g)].map(([, attribute]) => attribute),
  ]);
  const known = Object.entries(WRITERS_COMPONENTS).map(([name, {shape}]) => [name, Object.keys(shape)]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(known));
});

test.each(examples.map((source, index) => [source.split('\n')[0] ?? '', index]))('%s', (_, index) => {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the example as the compiler gives it
  const evaluate = new Function(compiled[index] ?? '') as (given: typeof runtime) => {
    default: ComponentType<{components: typeof components}>;
  };
  const {default: Example} = evaluate(runtime);
  const {container} = render(
    <RecipeCards value={namedRecipes(examples[index] ?? '', contentOf(ROOT).items('recipe'))}>
      <Example components={components} />
    </RecipeCards>,
  );
  expect(container.textContent).not.toBe('');
  expect(container.innerHTML).not.toContain('undefined');
});
