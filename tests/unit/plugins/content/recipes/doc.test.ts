import {execFileSync} from 'node:child_process';
import path from 'node:path';
import fc from 'fast-check';
import {recipeSchema} from '@site/src/data/recipes/rules';
import type {Recipe} from '@site/src/data/recipes/schema';
import {PHASES} from '@site/src/data/recipes/taxonomy';
import {ROUTE_FIELDS} from '@site/src/data/recipes/page';
import {pick} from '@site/src/lib/record';
import {recipeDoc} from '@site/src/plugins/content/recipes/doc';
import {recipe} from '../../../support/recipes';

/** The elements that a page has, whatever its texts hold. */
const ELEMENTS =
  'blockquote h2 h3 h4 h5 li ol p strong table tbody td th thead tr ul data-steps data-step data-task data-why data-fold data-table data-case'.split(
    ' ',
  );

const SEED = Number(process.env.FUZZ_SEED ?? 20261121);

/** Whatever begins or ends something in Markdown, MDX, YAML, HTML or Docusaurus' own syntax. */
const FRAGMENTS = [
  ...String.raw`<script>alert(1)</script> ¦ <img src=x onerror=alert(1)> ¦ </Steps> ¦ <Steps> ¦ <> ¦ <!-- --> ¦ {process.exit(1)}
    ¦ {/* */} ¦ ${'$'}{x} ¦ import x from "x" ¦ export const a = 1 ¦ --- ¦ *** ¦ === ¦ +++ ¦ ~~~ ¦ **bold** ¦ __b__ ¦ *i* ¦ ~~gone~~
    ¦ [a](javascript:alert(1)) ¦ ![a](b.png) ¦ [^1] ¦ [^1]: note ¦ [a]: https://a.example ¦ [x] done ¦ [ ] open
    ¦ https://a.example/b?c=d&e ¦ http://a.example ¦ www.a.example ¦ a@b.example ¦ mailto:a@b.example ¦ &lt; ¦ &amp; ¦ &#64;
    ¦ & ¦ \ ¦ \\ ¦ # heading ¦ # ¦ > quote ¦ - item ¦ + item ¦ 1. item ¦ 1) item ¦ | a | b | ¦ |---|---| ¦ :::note ¦ :smile:
    ¦ :abbr[x]{y} ¦ ::name ¦ {#id} ¦ $x^2$ ¦ " ¦ ' ¦ % ¦ ! ¦ @site/x ¦ key: value ¦ - - -`.split(/\s*¦\s*/),
  ...['```js', '```mdx-code-block', '`code`', '\n', '\n\n', '\t', '    ', '. ', ' '],
];

/** Every fragment alone, where a line begins, and random joints of some. */
const texts = [
  ...FRAGMENTS,
  ...fc.sample(
    fc
      .array(fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string({unit: 'binary', maxLength: 8})), {
        maxLength: 5,
      })
      .map((parts) => parts.join('').trim()),
    {numRuns: 150, seed: SEED},
  ),
].filter((text) => recipeSchema.shape.source.safeParse(text).success);

/** A recipe for each text, which has it wherever a writer may, but for the next text beside it. */
const all = texts.map((text, index): Recipe => {
  const other = texts[(index + 1) % texts.length] ?? text;
  const step = {do: text, how: other, settings: [[text, other]] as [string, string][], why: text};
  return recipe({
    name: text,
    description: other,
    steps: PHASES.flatMap((phase) => [
      {phase, ...step},
      {phase, ...step, do: other, how: text},
    ]),
    table: {phase: 'launch', title: text, columns: [other, text], rows: [[text, other]]},
    first: {hours: 3, do: [text, other]},
    caseStudy: text,
    source: other,
    optimizationTips: [
      {see: text, do: other},
      {see: other, do: text},
    ],
  });
});

const pages = JSON.parse(
  execFileSync('node', [path.resolve(__dirname, '../../../../render-mdx.mjs')], {
    input: JSON.stringify(all.map((one) => recipeDoc(one))),
    encoding: 'utf8',
    maxBuffer: 1e9,
  }),
) as {frontMatter: Record<string, unknown>; html: string}[];

/** As a browser shows it: every run of white space is one space. */
const shown = (value: string | null) => (value ?? '').replaceAll(/\s+/g, ' ').trim();

test('a page shows each text of its recipe, whatever it holds, as that text and nothing else', () => {
  expect(pages).toHaveLength(all.length);
  all.forEach(({first, steps, table, caseStudy, source, optimizationTips}, index) => {
    document.body.innerHTML = pages[index]?.html ?? '';
    const read = (selector: string) =>
      [...document.body.querySelectorAll(selector)].map((element) => shown(element.textContent));
    expect({
      headings: read('h2'),
      first: read('data-task'),
      tasks: read('h4'),
      how: [...document.body.querySelectorAll('data-step')].map((step) =>
        shown([...step.querySelectorAll(':scope > p')].map((part) => part.textContent).join(' ')),
      ),
      settings: read('data-step td, data-step th'),
      why: read('data-why'),
      table: read('data-table :is(h5, td, th)'),
      quote: read('blockquote'),
      tips: read('body li'),
      elements: [...document.body.querySelectorAll('*')]
        .map(({localName}) => localName)
        .filter((name) => !ELEMENTS.includes(name)),
    }).toEqual({
      headings: [
        'This Afternoon',
        'Steps to Execute',
        'What Others Measured',
        'Optimization Tips',
        'Case Study & Results',
      ],
      first: first.do.map(shown),
      tasks: steps.map(({do: task}) => shown(task)),
      how: steps.map(({how}) => shown(how)),
      settings: steps.flatMap(({settings = []}) => ['Setting', 'Value', ...settings.flat().map(shown)]),
      why: steps.flatMap(({why}) => (why === undefined ? [] : [shown(why)])),
      table: table === undefined ? [] : [table.title, ...table.columns, ...table.rows.flat()].map(shown),
      quote: [shown(`${caseStudy} Source: ${source}`)],
      tips: optimizationTips.map(({see, do: then}) => shown(`${see} ${then}`)),
      elements: [],
    });
  });
});

test('steps for the proof are marked, and neighbours are folded together; the numbering runs through', () => {
  const steps = recipe().steps.map((step, index) => ({...step, proof: index === 0 || index === 1}));
  const text = recipeDoc(recipe({steps}));
  expect(
    text.match(/<Proof title="For the proof: [^"]*">|<ol [^>]* start[^>]*>|<Step number=\{\d\}[^>]*>/g),
  ).toEqual([
    '<Proof title="For the proof: 2 steps">',
    '<ol className="clean-list" start={1}>',
    '<Step number={1} task="Task 1" first="Do it." mark="For the proof">',
    '<Step number={2} task="Task 2" first="Do it." mark="For the proof">',
    '<ol className="clean-list" start={3}>',
    '<Step number={3} task="Task 3" first="Do it.">',
    '<Step number={4} task="Task 4" first="Do it.">',
    '<ol className="clean-list" start={5}>',
    '<Step number={5} task="Task 5" first="Do it.">',
    '<ol className="clean-list" start={6}>',
    '<Step number={6} task="Task 6" first="Do it.">',
  ]);
});

test('the front matter is that of a doc, with name and description as they are written', () => {
  pages.forEach(({frontMatter}, index) => {
    const {id, name, page, description} = all[index] ?? recipe();
    expect(frontMatter).toEqual({
      id,
      slug: `/${id}`,
      title: page?.title ?? `${name}: growth recipe`,
      description: page?.description ?? description,
      keywords: expect.arrayContaining([name]) as unknown,
    });
  });
});

test('no sentence of a recipe is both in its generated text and in what its page has beside that', () => {
  const sentence = (of: string) => `What it says of its ${of} is long enough to be a sentence.`;
  const full = recipe({
    description: sentence('mechanism'),
    steps: [1, 2, 3, 4, 5, 6].map((n) => ({
      phase: 'prepare' as const,
      do: `Task ${n}`,
      how: sentence(`step ${n}`),
      why: sentence(`reason ${n}`),
    })),
    assetsNeeded: [1, 2, 3].map((n) => sentence(`asset ${n}`)),
    dependencies: [1, 2].map((n) => sentence(`dependency ${n}`)),
    caseStudy: sentence('case'),
    optimizationTips: [1, 2, 3].map((n) => ({see: `Sign ${n}`, do: sentence(`tip ${n}`)})),
  });
  for (const page of [undefined, {heading: 'H', title: 'T', description: sentence('page')}]) {
    const one = {...full, page};
    const [, text = ''] = recipeDoc(one).split('*/}');
    const whole = `${text}${JSON.stringify(pick(one, ROUTE_FIELDS))}`;
    const sentences = JSON.stringify(one).match(/What it says of its [\w ]+ is long/g) ?? [];
    expect(sentences.map((words) => whole.split(words).length - 1)).toEqual(sentences.map(() => 1));
  }
});

test('a note brings the components of articles to its page only where it uses one', () => {
  expect(recipeDoc(recipe())).not.toMatch(/Note|writersComponents/);
  expect(recipeDoc(recipe(), 'Two of 3 < 4.')).toContain('<Note />');
  const page = recipeDoc(recipe(), 'Look:\n\n<Callout>Twice.</Callout>');
  expect(page).toContain('<Note components={writersComponents} />');
  expect(page).toContain("import {writersComponents} from '@site/src/features/journal/mdx';");
});
