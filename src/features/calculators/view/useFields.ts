import {useCallback, useEffect, useRef, useState} from 'react';
import type {Calculator} from '../calculator';
import {inCurrency} from '../currency';
import {tidied} from '../lib/tidied';
import {fieldProblems, outcomeOf, sentenceOf} from '../values';
import {emptied, exampleNote, typed, type Filled} from '../whose';

/** Pause in typing after which the result is announced and the address follows. */
const RESTS_MS = 500;

/** The answer, or what keeps the fields from having one. */
function wordsOf(written: Calculator, filled: Filled): string {
  const calculator = inCurrency(written, filled.currency);
  const problems = Object.entries(fieldProblems(calculator, filled.texts));
  return problems.length > 0
    ? problems.map(([name, problem]) => `${calculator.inputs[name]?.label ?? ''}: ${problem}`).join(' ')
    : [sentenceOf(calculator, filled.texts), exampleNote(calculator, filled)].filter(Boolean).join(' ');
}

/** `onRest` is called once typing pauses. */
export function useFields(written: Calculator, start: Filled, onRest: (filled: Filled) => void) {
  const [filled, setFilled] = useState(start);
  const [said, setSaid] = useState('');
  const [left, setLeft] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const replace = useCallback(
    (next: Filled) => {
      setFilled(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setSaid(wordsOf(written, next));
        onRest(next);
      }, RESTS_MS);
    },
    [written, onRest],
  );
  const calculator = inCurrency(written, filled.currency);
  const problems = fieldProblems(calculator, filled.texts);
  return {
    /** In the currency that was chosen. */
    calculator,
    filled,
    problems,
    /** The problems to show: what is empty is no mistake before it has been left. */
    mistakes: Object.fromEntries(
      Object.entries(problems).filter(([name]) => filled.texts[name] !== '' || left.includes(name)),
    ),
    /** Undefined while a field is missing, or holds what makes no sense. */
    outcome: Object.keys(problems).length === 0 ? outcomeOf(calculator, filled.texts) : undefined,
    /** Read out by screen readers once typing pauses. */
    said,
    replace,
    change: (name: string, text: string) => replace(typed(filled, name, text)),
    empty: () => {
      setLeft([]);
      replace(emptied(calculator, filled));
    },
    /** Rewrites a number as it was understood. */
    leave: (name: string) => {
      setLeft((before) => [...before, name]);
      const input = calculator.inputs[name];
      const before = filled.texts[name] ?? '';
      const text = input === undefined ? before : tidied(input, before);
      if (text !== before) {
        setFilled((now) => ({...now, texts: {...now.texts, [name]: text}}));
      }
    },
  };
}
