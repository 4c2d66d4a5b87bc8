import path from 'node:path';
import * as z from 'zod';
import {CALCULATOR_IDS} from '../../../data/calculators/ids';
import {folderOf} from '../../content/collection';
import {collections} from '../../content/collections';
import {wrongFigures} from '../../content/calculators/figures';
import {realIssues} from '../../lib/misread';
import {knownFields, plainWords} from '../../lib/zodMessages';
import {didYouMean} from '../../lib/nearest';
import type {Problem} from '../../lib/problems';

/** One tag of a text. */
export const elementSchema = z.object({
  line: z.number(),
  name: z.string(),
  /** Whether it spreads an object, which may bring any attribute. */
  open: z.boolean(),
  /** `value` is there where it is known without running anything. */
  attributes: z.array(z.object({name: z.string(), line: z.number(), value: z.unknown().optional()})),
});
type Element = z.infer<typeof elementSchema>;

const NEVER: readonly ({tags: readonly string[]} & Pick<Problem, 'problem' | 'remedy'>)[] = [
  {
    tags: ['img'],
    problem: 'has a size that is unknown until it has loaded',
    remedy: 'Write ![what it shows](/img/name.webp).',
  },
  {
    tags: ['embed', 'iframe', 'object', 'script'],
    problem: "is kept from running by the site's security headers",
    remedy: 'Remove it, and link to what it was to show: [what it is](https://example.com/page).',
  },
  {
    tags: ['style'],
    problem: "would change the site's looks on one page",
    remedy: 'Remove it: the components in blog/README.md bring their own looks.',
  },
];

/** The components that a file may use without an import. */
const componentsOf = (file: string): ReadonlyMap<string, z.ZodObject> => {
  const kind = collections().find((one) => folderOf(one) === path.posix.dirname(file));
  return new Map(Object.entries(kind?.components ?? {}));
};

/** Their names. */
export const componentNames = (file: string): string[] => [...componentsOf(file).keys()];

/** HTML that no text may have, with what to do instead. */
function htmlProblems(file: string, {name, line, attributes}: Element): Problem[] {
  const found = NEVER.find(({tags}) => tags.includes(name));
  return [
    ...(found ? [{file, line, field: `<${name}>`, problem: found.problem, remedy: found.remedy}] : []),
    ...attributes
      .filter(
        ({name: attribute, value}) => /^(?:style|on[a-z]+)$/.test(attribute) && typeof value === 'string',
      )
      .map(({name: attribute, line: at, value}) => ({
        file,
        line: at,
        field: `<${name} ${attribute}>`,
        value,
        problem: 'is no attribute that a text may have',
        remedy: 'Remove it: the components in blog/README.md bring their own looks and script.',
      })),
  ];
}

function attributeProblems(file: string, element: Element, schema: z.ZodObject): Problem[] {
  const {name, line, attributes, open} = element;
  const unknown = new Set(attributes.filter((one) => !('value' in one)).map((one) => one.name));
  const given = Object.fromEntries(attributes.map((one) => [one.name, one.value]));
  const {error} = schema.safeParse(given, {error: knownFields, reportInput: true});
  return realIssues(error?.issues ?? []).flatMap((issue) =>
    plainWords(issue).flatMap(({key, problem, remedy, value}): Problem[] => {
      const path = key === undefined ? issue.path : [key];
      const [attribute] = path.map(String);
      const missing = issue.path.length === 1 && issue.input === undefined;
      // Values that are known only when the page runs are not checked.
      if (attribute === undefined || unknown.has(attribute) || (open && missing)) {
        return [];
      }
      return [
        {
          file,
          line: attributes.find((one) => one.name === attribute)?.line ?? line,
          field: `<${name} ${path.map(String).join('.')}>`,
          value,
          problem: problem.replace('a field of this file', `an attribute of <${name}>`),
          remedy: remedy
            .replace('The fields here are: .', 'It takes none.')
            .replace('fields here', 'attributes'),
        },
      ];
    }),
  );
}

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

/** Problems of the tags in one text: components that do not exist, and attributes that are wrong or missing. */
export function componentProblems(
  file: string,
  elements: readonly Element[],
  declared: readonly string[],
): Problem[] {
  const components = componentsOf(file);
  const names = [...components.keys()];
  return elements.flatMap((element): Problem[] => {
    const {name, line} = element;
    const meant = names.find((one) => one.toLowerCase() === name && one !== name);
    if (/^[a-z]/.test(name) && meant === undefined) {
      return htmlProblems(file, element);
    }
    if (name === '' || declared.includes(name)) {
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
            problem: 'is not a component of this site',
            remedy: `${didYouMean(name, names)}The components are: ${names.join(', ')}.`,
          },
        ];
  });
}
