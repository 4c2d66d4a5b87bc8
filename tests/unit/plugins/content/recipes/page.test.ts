import {execFileSync} from 'node:child_process';
import path from 'node:path';
import fc from 'fast-check';
import {caseInWords} from '@site/src/data/recipes/caseText';
import {withAge} from '@site/src/data/evidence/age';
import {recipeSchema, type Recipe} from '@site/src/data/recipes/schema';
import {toRecord} from '@site/src/data/recipes/types';
import {withCalculators} from '@site/src/features/calculators/embed/answered';
import {recipePage} from '@site/src/plugins/content/recipes/page';
import {recipe} from '../../../support/recipes';

const SEED = Number(process.env.FUZZ_SEED ?? 20261121);
const PAGES = 60;

/** Whatever begins or ends something in Markdown, MDX, YAML, HTML or Docusaurus' own syntax. */
const FRAGMENTS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</RecipeSteps>',
  '<RecipeSteps>',
  '<>',
  '<!-- -->',
  '{process.exit(1)}',
  '{/* */}',
  '${x}',
  'import x from "x"',
  'export const a = 1',
  '---',
  '***',
  '===',
  '+++',
  '```js',
  '```mdx-code-block',
  '~~~',
  '`code`',
  '**bold**',
  '__b__',
  '*i*',
  '~~gone~~',
  '[a](javascript:alert(1))',
  '![a](b.png)',
  '[^1]',
  '[^1]: note',
  '[a]: https://a.example',
  '[x] done',
  '[ ] open',
  'https://a.example/b?c=d&e',
  'http://a.example',
  'www.a.example',
  'a@b.example',
  'mailto:a@b.example',
  '&lt;',
  '&amp;',
  '&#64;',
  '&',
  '\\',
  '\\\\',
  '# heading',
  '#',
  '> quote',
  '- item',
  '+ item',
  '1. item',
  '1) item',
  '| a | b |',
  '|---|---|',
  ':::note',
  ':smile:',
  ':abbr[x]{y}',
  '::name',
  '{#id}',
  '$x^2$',
  '"',
  "'",
  '%',
  '!',
  '@site/x',
  'key: value',
  '- - -',
  '\n',
  '\n\n',
  '\t',
  '    ',
  '. ',
  ' ',
] as const;

const accepted = (text: string) => recipeSchema.shape.source.safeParse(text).success;
const text = fc
  .array(
    fc.oneof(
      {weight: 3, arbitrary: fc.constantFrom(...FRAGMENTS)},
      fc.string({unit: 'binary', maxLength: 8}),
    ),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((parts) => parts.join('').trim())
  .filter(accepted);
const texts = (count: number) => fc.array(text, {minLength: count, maxLength: count});
const recipes = fc.sample(
  fc
    .record({
      name: text,
      objective: text,
      timeframe: text,
      description: text,
      steps: texts(7),
      assetsNeeded: texts(3),
      dependencies: texts(2),
      caseStudy: text,
      optimizationTips: texts(4),
      source: text,
      claim: text,
      because: text,
    })
    .map(({claim, because, ...part}): Recipe =>
      recipe({
        ...part,
        case: {kind: 'illustrative', outcome: 'failed'},
        sums: [{says: claim, is: ['1', '2'], because}],
        sources: [{claim}],
        history: [{on: '2026-11-21', change: because}],
      }),
    ),
  {numRuns: PAGES, seed: SEED},
);

/** Every fragment alone, where a line begins, is tried too. */
const alone = FRAGMENTS.filter(accepted).map((fragment) =>
  recipe({
    steps: Array<string>(6).fill(fragment),
    caseStudy: fragment,
    source: fragment,
    optimizationTips: [fragment, fragment, fragment],
  }),
);
const all = [...recipes, ...alone];

const pages = JSON.parse(
  execFileSync('node', [path.resolve(__dirname, '../../../../render-mdx.mjs')], {
    input: JSON.stringify(all.map((one) => recipePage(one, {hasNote: false}))),
    encoding: 'utf8',
    maxBuffer: 1e9,
  }),
) as {frontMatter: Record<string, unknown>; html: string}[];

/** As a browser shows it: every run of white space is one space. */
const shown = (value: string | null) => (value ?? '').replaceAll(/\s+/g, ' ').trim();

test('a page shows each text of its recipe, whatever it holds, as that text and nothing else', () => {
  expect(pages).toHaveLength(all.length);
  all.forEach(({steps, caseStudy, case: kind, source, optimizationTips}, index) => {
    const html = pages[index]?.html ?? '';
    document.body.innerHTML = html;
    const read = (selector: string) =>
      [...document.body.querySelectorAll(selector)].map((element) => shown(element.textContent));
    expect({
      headings: read('h2'),
      steps: read('section > ol > li'),
      quote: read('blockquote'),
      kind: read('body > p'),
      tips: read('body > ul > li'),
      elements: [...new Set([...document.body.querySelectorAll('*')].map(({localName}) => localName))]
        .filter((name) => name !== 'strong')
        .sort(),
    }).toEqual({
      headings: ['Steps to Execute', 'Case Study & Results', 'Optimization Tips'],
      steps: steps.map(shown),
      quote: [shown(`${caseStudy} Source: ${source}`)],
      kind: [caseInWords(kind)],
      tips: optimizationTips.map(shown),
      elements: ['blockquote', 'h2', 'li', 'ol', 'p', 'section', 'ul'].filter(
        (name) => name !== 'p' || html.includes('<p>'),
      ),
    });
  });
});

test('the front matter is that of a doc, with name and description as they are written', () => {
  pages.forEach(({frontMatter}, index) => {
    const {id, name, page, description} = all[index] ?? recipe();
    expect(frontMatter).toEqual({
      id,
      slug: `/${id}`,
      title: page?.title ?? `${name}: growth recipe`,
      sidebar_label: name,
      description: page?.description ?? description,
      keywords: expect.arrayContaining([name]) as unknown,
    });
  });
});

test('no sentence of a recipe is both on its generated page and in the record beside it', () => {
  const sentence = (of: string) => `What it says of its ${of} is long enough to be a sentence.`;
  const full = recipe({
    description: sentence('mechanism'),
    steps: [1, 2, 3, 4, 5, 6].map((n) => sentence(`step ${n}`)),
    assetsNeeded: [1, 2, 3].map((n) => sentence(`asset ${n}`)),
    dependencies: [1, 2].map((n) => sentence(`dependency ${n}`)),
    caseStudy: sentence('case'),
    optimizationTips: [1, 2, 3].map((n) => sentence(`tip ${n}`)),
  });
  for (const page of [undefined, {heading: 'H', title: 'T', description: sentence('page')}]) {
    const one = {...full, page};
    const record = JSON.stringify(toRecord(withCalculators(withAge(one, '2026-11-21'))));
    const whole = `${recipePage(one, {hasNote: false})}${record}`;
    const sentences = JSON.stringify(one).match(/What it says of its [\w ]+ is long/g) ?? [];
    expect(sentences.map((words) => whole.split(words).length - 1)).toEqual(sentences.map(() => 1));
  }
});
