import type {CalculatorId} from '../../data/calculators/ids';
import {calculatorPath, CALCULATORS_PATH, JOURNAL_PATH, recipePath, type PageLink} from '../../config/paths';
import {hubLink} from '../../data/hubs/types';
import {CALCULATOR_LIST, CALCULATORS} from '../../features/calculators/all';
import {isInChain} from '../../features/calculators/chain';
import {readField} from '../../features/calculators/lib/field';
import {workOut} from '../../features/calculators/values';
import {keysOf} from '../../lib/record';
import {tagsOf} from '../lib/mdx/tags';
import {didYouMean} from '../lib/nearest';
import type {Problem} from '../lib/problems';
import {isShown} from './article';
import type {Content, Page} from './kind';

type Found = Pick<Problem, 'problem' | 'value'> & {at?: string};

/** What is wrong with the figures that a calculator is given; `at` is the input, where it is one. */
export function wrongFigures(id: CalculatorId, figures: Readonly<Record<string, number | string>>): Found[] {
  const {inputs} = CALCULATORS[id];
  const wrong = Object.entries(figures).flatMap(([at, value]): Found[] => {
    const field = Object.hasOwn(inputs, at) ? inputs[at] : undefined;
    if (field === undefined) {
      const names = keysOf(inputs);
      const known = `${didYouMean(at, names)}Its inputs are: ${names.join(', ')}.`;
      return [{at, problem: `is no input of ${id}. ${known}`}];
    }
    const read = readField(field, String(value));
    return 'problem' in read
      ? [{at, value, problem: `makes no sense as "${field.label}". ${read.problem}`}]
      : [];
  });
  const {why} = workOut(CALCULATORS[id], figures);
  return wrong.length === 0 && why !== undefined
    ? [{problem: `gives ${id} figures it cannot work with. ${why}`}]
    : wrong;
}

/** The pages that use a calculator, as its own page names them. */
export function usesOf(content: Content, calculator: CalculatorId): PageLink[] {
  const embeds = (text = '') => tagsOf(text, 'Calculator').some(({id}) => id === calculator);
  const notes = new Map(content.entries('note').map(({id, body}) => [id, body]));
  return [
    ...content
      .items('recipe')
      .filter(
        ({id, calculators = []}) => calculators.some((one) => one.id === calculator) || embeds(notes.get(id)),
      )
      .map(({id, name}) => ({title: name, path: recipePath(id)})),
    ...content
      .entries('article')
      .filter(({item, body}) => isShown(item) && embeds(body))
      .map(({id, item}) => ({title: item.title, path: `${JOURNAL_PATH}/${id}`})),
    ...content
      .items('hub')
      .filter((hub) =>
        [hub, ...hub.sections].some((one) => 'calculators' in one && one.calculators?.includes(calculator)),
      )
      .map(hubLink),
  ];
}

/** The pages of the calculators, which are code: an index, and a page for each with what uses it. */
export const calculatorPages = (content: Content): Page[] => [
  {
    path: CALCULATORS_PATH,
    section: 'calculators',
    kind: 'calculators',
    component: '@site/src/features/calculators/page/CalculatorIndexPage',
  },
  ...CALCULATOR_LIST.map(({id}) => ({
    path: calculatorPath(id),
    section: 'calculators' as const,
    kind: 'calculator',
    component: '@site/src/features/calculators/page/CalculatorPage',
    modules: {
      calculator: `@site/src/features/calculators/definitions/${id}.ts`,
      ...(isInChain(id) && {Trail: '@site/src/features/calculators/view/Trail'}),
    },
    props: {uses: usesOf(content, id)},
  })),
];
