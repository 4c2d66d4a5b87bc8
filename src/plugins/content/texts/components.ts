import path from 'node:path';
import type * as z from 'zod';
import {CALCULATOR_IDS} from '../../../data/calculators/ids';
import {STORY_COMPONENTS} from '../../../data/clients/components';
import {WRITERS_COMPONENTS} from '../../../data/journal/components';
import {wrongFigures} from '../calculator';
import {didYouMean} from '../../lib/nearest';
import type {Problem} from '../../lib/problems';
import {checked} from '../../lib/zodMessages';
import {isDisguised} from './addresses';
import {valueOf, type Code, type TextNode} from './syntax';

export interface Image {
  line: number;
  address: string;
  description: string;
}

/** An element of a text, with the values of its attributes. */
export interface Element {
  line: number;
  name: string;
  attributes: readonly {name: string; line: number; value: unknown}[];
}

/** The components that a text may use, by its folder. */
const COMPONENTS: Readonly<Record<string, Readonly<Record<string, z.ZodObject>> | undefined>> = {
  blog: WRITERS_COMPONENTS,
  'docs/_notes': WRITERS_COMPONENTS,
  'src/data/clients/stories': STORY_COMPONENTS,
};

/** What HTML has and Markdown lacks: all that a text may have, for it can neither run, lead, load nor lie over the page. */
const HTML = /^(?:abbr|bdi|br|cite|dfn|kbd|mark|q|s|small|span|sub|sup|var)(?: (?:dir|lang|title))?$/;

/** Tags and attributes of HTML that no text may have. */
const htmlProblems = (file: string, {name, line, attributes}: Element): Problem[] =>
  [{tag: name, line}, ...attributes.map((one) => ({...one, tag: `${name} ${one.name}`}))]
    .filter(
      (one) =>
        !HTML.test(one.tag) ||
        // A title is shown at each link within it.
        ('value' in one &&
          (typeof one.value === 'string' ? isDisguised(one.value, '/') : typeof one.value === 'object')),
    )
    .map(({tag, line: at}) => ({
      file,
      line: at,
      field: `<${tag}>`,
      problem:
        'is nothing that a text may have. Write Markdown, such as ![what it shows](/img/name.webp), or a component of blog/README.md.',
    }));

const attributeProblems = (file: string, {name, line, attributes}: Element, schema: z.ZodObject): Problem[] =>
  (checked(schema, Object.fromEntries(attributes.map((one) => [one.name, one.value]))).issues ?? []).map(
    ({path: at, ...words}) => ({
      file,
      line: attributes.find((one) => one.name === at[0])?.line ?? line,
      field: `<${name} ${at.map(String).join('.')}>`,
      ...words,
    }),
  );

/** Figures of a `<Calculator>` that it does not take or cannot work with. */
function figureProblems(file: string, {name, line, attributes}: Element): Problem[] {
  const id = CALCULATOR_IDS.find((one) =>
    attributes.some((each) => each.name === 'id' && each.value === one),
  );
  if (name !== 'Calculator' || id === undefined) {
    return [];
  }
  const figures = attributes
    .filter((one) => one.name !== 'id')
    .map(({name: input, value}) => [input, typeof value === 'number' ? value : String(value)] as const);
  return wrongFigures(id, Object.fromEntries(figures)).map(({at, ...found}) => ({
    file,
    line: attributes.find((one) => one.name === at)?.line ?? line,
    field: at === undefined ? '<Calculator>' : `<Calculator ${at}>`,
    ...found,
  }));
}

/** An element with what its attributes come to; says which of them are code. */
export function elementOf(node: TextNode, say: (node: TextNode, problem: string) => void): Element {
  const attributes = Array.isArray(node.attributes) ? node.attributes : [];
  return {
    line: node.position?.start.line ?? 1,
    name: node.name ?? '',
    attributes: attributes.flatMap((one) => {
      const {name = '', position} = one;
      const line = position?.start.line ?? 1;
      const given = one.type === 'mdxJsxAttribute' ? (one.value ?? true) : (one as Code);
      if (typeof given !== 'object') {
        return [{name, line, value: given}];
      }
      try {
        return [{name, line, value: valueOf(given)}];
      } catch {
        const problem = `{${given.value ?? ''}} is code, which no text may have: write what it comes to.`;
        say({...node, position: {start: {line}, end: {line}}}, problem);
        return [];
      }
    }),
  };
}

/** Attributes that lead somewhere. */
const LEADS = ['to', 'href'];

/** Problems of the tags in one text: components that do not exist, attributes that are wrong, missing or lead nowhere. */
export function componentProblems(
  file: string,
  elements: readonly Element[],
  leads: (to: string) => string | undefined,
): Problem[] {
  const components = new Map(Object.entries(COMPONENTS[path.posix.dirname(file)] ?? {}));
  const names = [...components.keys()];
  return elements.flatMap((element): Problem[] => {
    const {name, line, attributes} = element;
    if (/^[a-z]/.test(name) && !names.some((one) => one.toLowerCase() === name)) {
      return htmlProblems(file, element);
    }
    if (name === '') {
      return [];
    }
    const schema = components.get(name);
    if (schema === undefined) {
      const problem = `is not a component of this site. ${didYouMean(name, names)}The components are: ${names.join(', ')}.`;
      return [{file, line, field: `<${name}>`, problem}];
    }
    const lost = attributes.flatMap((one): Problem[] => {
      const problem =
        LEADS.includes(one.name) && typeof one.value === 'string' ? leads(one.value) : undefined;
      return problem === undefined
        ? []
        : [{file, line: one.line, field: `<${name} ${one.name}>`, value: one.value, problem}];
    });
    return [...attributeProblems(file, element, schema), ...figureProblems(file, element), ...lost];
  });
}
