import path from 'node:path';
import type * as z from 'zod';
import {CALCULATOR_IDS} from '../../../data/calculators/ids';
import {STORY_COMPONENTS} from '../../../data/clients/components';
import {WRITERS_COMPONENTS} from '../../../data/journal/components';
import {wrongFigures} from '../../content/calculator';
import {didYouMean} from '../../lib/nearest';
import type {Problem} from '../../lib/problems';
import {checked} from '../../lib/zodMessages';

export interface Image {
  line: number;
  address: string;
  description: string;
}

interface Element {
  line: number;
  name: string;
  attributes: readonly {name: string; line: number; value: unknown}[];
}

/** A statement that begins with "import" or "export". */
interface Import {
  line: number;
  statement: string;
}

export interface Message {
  line?: number | null;
  reason: string;
}

/** What one text is made of. */
export interface Compiled {
  file: string;
  failure?: undefined;
  messages: readonly Message[];
  images: readonly Image[];
  elements: readonly Element[];
  imports: readonly Import[];
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
  [{tag: name, line}, ...attributes.map((one) => ({tag: `${name} ${one.name}`, line: one.line}))]
    .filter(({tag}) => !HTML.test(tag))
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
  const figures = attributes.flatMap(({name: input, value}) =>
    input !== 'id' && (typeof value === 'number' || typeof value === 'string')
      ? [[input, value] as const]
      : [],
  );
  return wrongFigures(id, Object.fromEntries(figures)).map(({at, ...found}) => ({
    file,
    line: attributes.find((one) => one.name === at)?.line ?? line,
    field: at === undefined ? '<Calculator>' : `<Calculator ${at}>`,
    ...found,
  }));
}

/** Problems of the code and the tags in one text: components that do not exist, and attributes that are wrong or missing. */
export function componentProblems({file, elements, imports}: Compiled): Problem[] {
  const components = new Map(Object.entries(COMPONENTS[path.posix.dirname(file)] ?? {}));
  const names = [...components.keys()];
  const ofElements = elements.flatMap((element): Problem[] => {
    const {name, line} = element;
    if (/^[a-z]/.test(name) && !names.some((one) => one.toLowerCase() === name)) {
      return htmlProblems(file, element);
    }
    if (name === '') {
      return [];
    }
    const schema = components.get(name);
    return schema !== undefined
      ? [...attributeProblems(file, element, schema), ...figureProblems(file, element)]
      : [
          {
            file,
            line,
            field: `<${name}>`,
            problem: `is not a component of this site. ${didYouMean(name, names)}The components are: ${names.join(', ')}.`,
          },
        ];
  });
  const ofCode = imports.map(({line, statement}) => ({
    file,
    line,
    value: statement,
    problem: 'is code, which no text may have.',
  }));
  return [...ofCode, ...ofElements];
}
