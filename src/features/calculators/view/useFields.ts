import {useCallback, useEffect, useRef, useState} from 'react';
import type {Calculator} from '../calculator';
import {tidied} from '../lib/field';
import {outcomeOf, fieldProblems, sentenceOf, type Texts} from '../values';

/** Pause in typing after which the result is announced and the address follows. */
const RESTS_MS = 500;

/** `onRest` is called with valid texts once typing pauses. */
export function useFields(calculator: Calculator, start: Texts, onRest: (texts: Texts) => void) {
  const [state, setState] = useState({texts: start, good: start});
  const [said, setSaid] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const {texts, good} = state;

  const replace = useCallback(
    (next: Texts) => {
      const problems = Object.entries(fieldProblems(calculator, next));
      const sound = problems.length === 0;
      setState((before) => ({texts: next, good: sound ? next : before.good}));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (sound) {
          setSaid(sentenceOf(calculator, next));
          onRest(next);
        } else {
          setSaid(
            problems
              .map(([name, problem]) => `${calculator.inputs[name]?.label ?? ''}: ${problem}`)
              .join(' '),
          );
        }
      }, RESTS_MS);
    },
    [calculator, onRest],
  );
  return {
    texts,
    /** The last texts that were all valid. */
    good,
    problems: fieldProblems(calculator, texts),
    outcome: outcomeOf(calculator, good),
    /** Read out by screen readers once typing pauses. */
    said,
    replace,
    change: (name: string, text: string) => replace({...texts, [name]: text}),
    /** Rewrites a number as it was understood. */
    tidy: (name: string) => {
      const input = calculator.inputs[name];
      const before = texts[name] ?? '';
      const text = input === undefined ? before : tidied(input, before);
      if (text !== before) {
        setState((now) => ({...now, texts: {...now.texts, [name]: text}}));
      }
    },
  };
}
