import type {Calculator} from '../calculator';
import {CHAIN} from '../chain';
import type {Held} from '../handOn';
import {euros} from '../lib/format';
import {fieldProblems, givenBy, workOut} from '../values';
import {exampleNote, filledFrom} from '../whose';

type Figures = Readonly<Record<string, number | undefined>>;

/** What a step found, where that is not what the tile of its tool says. */
const FOUND: Readonly<Record<string, (figures: Figures) => string>> = {
  Order: ({income}) => (income === undefined ? '' : `${euros(income)} a month`),
  Cash: ({endMonth}) => (endMonth === undefined ? 'does not end' : `ends in month ${endMonth}`),
  'How much': ({raise}) => (raise === undefined ? '' : euros(raise)),
};

/** A few words for a step of a tool that holds this; none where it has no answer. */
function wordsFor(step: string, tool: Calculator, query: string): string {
  const filled = filledFrom(tool, Object.fromEntries(new URLSearchParams(query)));
  const worked = workOut(tool, givenBy(tool, filled.texts));
  if (worked.figures === undefined || Object.keys(fieldProblems(tool, filled.texts)).length > 0) {
    return '';
  }
  const [, short] = tool.answer(worked.figures, worked.values).inShort;
  const words = FOUND[step]?.(worked.figures) ?? short;
  return words === '' || exampleNote(tool, filled) === '' ? words : `${words} (example)`;
}

/** What the steps found whose tools hold something, by their names, in EUR; loads those tools. */
export async function foundIn(held: Held): Promise<Readonly<Record<string, string>>> {
  const found = CHAIN.map(async ({id, name}) => {
    const query = held[id];
    if (query === undefined) {
      return [name, ''] as const;
    }
    const {default: tool} = (await import(`../definitions/${id}.ts`)) as {default: Calculator};
    return [name, wordsFor(name, tool, query)] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}
