import {useId} from 'react';
import clsx from 'clsx';
import {keepFigures} from '../../../lib/keepFigures';
import type {Input} from '../lib/field';
import styles from './CalculatorField.module.css';
import NumberBox from './NumberBox';
import RowsField from './RowsField';

interface CalculatorFieldProps {
  name: string;
  input: Input;
  text: string;
  problem: string | undefined;
  /** What is marked as the example's: fields, or rows of them. */
  marks?: readonly string[];
  onChange: (text: string) => void;
  onLeave: () => void;
}

export default function CalculatorField({
  name,
  input,
  text,
  problem,
  marks = [],
  onChange,
  onLeave,
}: CalculatorFieldProps) {
  const id = useId();
  const {label, unit = '', help, optional = false, list = false} = input;
  const isExample = marks.includes(name);
  const shared = {
    id,
    name,
    'aria-describedby': `${id}help ${id}problem`,
    'aria-invalid': problem !== undefined || undefined,
    onBlur: onLeave,
  };
  if (input.columns !== undefined) {
    return <RowsField {...{name, marks, input, text, problem, onChange, onLeave}} />;
  }
  return (
    <div className={clsx('stack gap8', list && 'allColumns')}>
      <label className="strong" htmlFor={id}>
        {label}
        {unit !== '' && <span className="srOnly">, {unit}</span>}
        {isExample && <span className="soft regular"> (the example’s)</span>}
        {optional && <span className="soft regular"> (optional)</span>}
      </label>
      <NumberBox {...shared} input={input} text={text} isExample={isExample} onChange={onChange} />
      <p id={`${id}help`} className={styles.help}>
        {keepFigures(help)}
      </p>
      <p id={`${id}problem`} className={clsx('medium', styles.problem)}>
        {problem}
      </p>
    </div>
  );
}
