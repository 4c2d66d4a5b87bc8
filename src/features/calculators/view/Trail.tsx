import {useEffect, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import ScrollBox from '../../../components/ui/ScrollBox';
import type {CalculatorId} from '../../../data/calculators/ids';
import {useLoaded} from '../../../lib/react/useLoaded';
import type {Calculator} from '../calculator';
import {CHAIN, type Step} from '../chain';
import {inCurrency, type Currency} from '../currency';
import {addressOf, type Held} from '../handOn';
import {withoutBreaks} from '../lib/format';
import {fieldProblems, givenBy, workOut} from '../values';
import {exampleNote, filledFrom} from '../whose';
import styles from './Trail.module.css';

export interface TrailProps {
  id: CalculatorId;
  /** With what this tool holds now. */
  held: Held;
  currency: Currency;
}

type Tools = Readonly<Record<string, Calculator>>;

/** The definitions of the tools that hold something. */
const loadTools = async (held: Held): Promise<Tools> =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(held).map(async (id) => {
        const {default: tool} = (await import(`../definitions/${id}.ts`)) as {default: Calculator};
        return [id, tool] as const;
      }),
    ),
  );

/** What a step found, in a few words; nothing where it has no answer. */
function foundBy({id, found}: Step, {held, currency}: TrailProps, tools: Tools): string {
  const [query, written] = [held[id], tools[id]];
  if (query === undefined || written === undefined) {
    return '';
  }
  const tool = inCurrency(written, currency);
  const filled = filledFrom(tool, Object.fromEntries(new URLSearchParams(query)));
  const worked = workOut(tool, givenBy(tool, filled.texts));
  if (worked.figures === undefined || Object.keys(fieldProblems(tool, filled.texts)).length > 0) {
    return '';
  }
  const [, short] = tool.answer(worked.figures, worked.values).inShort;
  const words = found === undefined ? short : found(worked.figures);
  const note = exampleNote(tool, filled) === '' ? '' : ' (example)';
  return words ? `${words.replace('EUR', currency)}${note}` : '';
}

/** Where a step is: at its page, if it has one and its tool holds nothing, or at its tool. */
const pathOf = ({id, page}: Step, {held, currency}: TrailProps): string =>
  page !== undefined && held[id] === undefined ? page : addressOf(id, held, currency);

/** The chain of tools, each with what it found: forwards and back, nothing that was typed is lost. */
export default function Trail(props: TrailProps) {
  const {id, held} = props;
  const [load] = useState(() => (Object.keys(held).length > 1 ? () => loadTools(held) : null));
  const {value: tools} = useLoaded(load);
  const list = useRef<HTMLOListElement>(null);
  // On a phone not all of it is in view: it begins with the step before this one.
  useEffect(() => {
    const before = list.current?.querySelector('[aria-current]')?.previousElementSibling;
    if (list.current?.parentElement && before instanceof HTMLElement) {
      list.current.parentElement.scrollLeft = before.offsetLeft - list.current.offsetLeft;
    }
  }, [tools]);
  return (
    <nav aria-label="From an order to who is paid">
      <ScrollBox label="Steps">
        <ol ref={list} className={clsx('row tiny nowrap', styles.steps)}>
          {CHAIN.map((step) => {
            const found = withoutBreaks(foundBy(step, props, tools ?? {}));
            return (
              <li key={step.name} aria-current={step.id === id ? 'step' : undefined}>
                {step.id === id ? (
                  <strong>{step.name}</strong>
                ) : (
                  <Link className="touch" to={pathOf(step, props)}>
                    {step.name}
                  </Link>
                )}
                {found !== '' && <span className="soft">: {found}</span>}
              </li>
            );
          })}
        </ol>
      </ScrollBox>
    </nav>
  );
}
