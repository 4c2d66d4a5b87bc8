import {useId, type KeyboardEvent} from 'react';
import clsx from 'clsx';
import {isComposing} from '../../../components/ui/clicks';
import {keepFigures} from '../../../lib/keepFigures';
import {readNumber, type Input} from '../lib/field';
import {asGiven} from '../lib/format';
import {MAX_TEXT} from '../values';
import styles from './CalculatorField.module.css';

interface CalculatorFieldProps {
  name: string;
  input: Input;
  text: string;
  problem: string | undefined;
  onChange: (text: string) => void;
  onLeave: () => void;
}

/** For arrow up and down; undefined for other keys. */
function stepped({key}: KeyboardEvent, text: string, input: Input): string | undefined {
  const {step, min, max} = input;
  const direction = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0;
  const value = readNumber(input, text);
  return direction === 0 || value === undefined
    ? undefined
    : asGiven(Number(Math.min(max, Math.max(min, value + direction * step)).toPrecision(12)));
}

export default function CalculatorField({
  name,
  input,
  text,
  problem,
  onChange,
  onLeave,
}: CalculatorFieldProps) {
  const id = useId();
  const {label, unit = '', help, optional = false, list = false} = input;
  const shared = {
    id,
    name,
    value: text,
    maxLength: MAX_TEXT,
    autoComplete: 'off',
    'aria-describedby': `${id}help ${id}problem`,
    'aria-invalid': problem !== undefined || undefined,
    onBlur: onLeave,
  };
  return (
    <div className={clsx('stack gap8', list && 'whole')}>
      <label className="strong" htmlFor={id}>
        {label}
        {unit !== '' && <span className="srOnly">, {unit}</span>}
        {optional && <span className="soft regular"> (optional)</span>}
      </label>
      <div className={clsx(styles.box, unit === 'EUR' && styles.before)}>
        {list ? (
          <textarea {...shared} rows={2} onChange={({target}) => onChange(target.value)} />
        ) : (
          <input
            {...shared}
            type="text"
            // The number pads of iOS have no minus.
            inputMode={input.min < 0 ? 'text' : 'decimal'}
            onChange={({target}) => onChange(target.value)}
            onKeyDown={(event) => {
              const next = isComposing(event) ? undefined : stepped(event, text, input);
              if (next !== undefined) {
                event.preventDefault();
                onChange(next);
              }
            }}
          />
        )}
        {unit !== '' && (
          <span className="note fixed" aria-hidden="true">
            {unit}
          </span>
        )}
      </div>
      <p id={`${id}help`} className={styles.help}>
        {keepFigures(help)}
      </p>
      <p id={`${id}problem`} className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}
