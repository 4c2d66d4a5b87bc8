import {useCallback, useEffect, useRef, useState} from 'react';
import type {Calculator} from '../calculator';
import {asGiven} from '../lib/format';
import {outcomeOf, fieldProblems, readNumber, sentenceOf, type Texts} from '../values';

/** How long typing must rest before the result is announced and the address follows. */
const RESTS_MS = 500;

/** The fields of a calculator; `onRest` is called with valid texts, once typing pauses. */
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
    /** The last texts that all made sense. */
    good,
    /** What is wrong with fields, by name. */
    problems: fieldProblems(calculator, texts),
    outcome: outcomeOf(calculator, good),
    /** The announcement for screen readers, once typing pauses: the answer, or what is wrong. */
    said,
    replace,
    change: (name: string, text: string) => replace({...texts, [name]: text}),
    /** Writes a number out as it was understood. */
    tidy: (name: string) => {
      const input = calculator.inputs[name];
      const value =
        input === undefined || input.list === true ? undefined : readNumber(input, texts[name] ?? '');
      if (value !== undefined && asGiven(value) !== texts[name]) {
        setState((before) => ({...before, texts: {...before.texts, [name]: asGiven(value)}}));
      }
    },
  };
}
