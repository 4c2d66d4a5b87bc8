import type {ComponentProps, KeyboardEvent} from 'react';
import clsx from 'clsx';
import {isComposing} from '../../../components/ui/clicks';
import {readNumber, type Input} from '../lib/field';
import {asGiven, isMoney} from '../lib/format';
import {MAX_TEXT} from '../values';
import styles from './CalculatorField.module.css';

interface NumberBoxProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  input: Input;
  text: string;
  isExample?: boolean;
  onChange: (text: string) => void;
}

/** The change that an arrow up or down makes; undefined for other keys. */
function stepped({key}: KeyboardEvent, text: string, input: Input): string | undefined {
  const {step, min, max} = input;
  const direction = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0;
  const value = readNumber(input, text);
  return direction === 0 || value === undefined
    ? undefined
    : asGiven(Number(Math.min(max, Math.max(min, value + direction * step)).toPrecision(12)));
}

/** What holds one number, a pasted list, or one of a few options, with its unit. */
export default function NumberBox({input, text, isExample = false, onChange, ...shared}: NumberBoxProps) {
  const {unit = '', min, options, list} = input;
  const typed = {...shared, value: text, maxLength: MAX_TEXT, autoComplete: 'off'};
  if (options !== undefined) {
    return (
      <select
        id={shared.id}
        name={shared.name}
        className={clsx('allColumns', styles.choice)}
        aria-describedby={shared['aria-describedby']}
        value={text}
        onChange={({target}) => onChange(target.value)}
      >
        {options[Number(text || NaN)] === undefined && <option value={text}>Choose one</option>}
        {options.map((option, value) => (
          <option key={option} value={value}>
            {option}
          </option>
        ))}
      </select>
    );
  }
  return (
    <span
      className={clsx(
        'row gap8 ring',
        styles.box,
        isExample && styles.example,
        isMoney(unit) && styles.before,
      )}
    >
      {list ? (
        <textarea
          {...(typed as ComponentProps<'textarea'>)}
          rows={2}
          onChange={({target}) => onChange(target.value)}
        />
      ) : (
        <input
          {...typed}
          type="text"
          // The number pads of iOS have no minus.
          inputMode={min < 0 ? 'text' : 'decimal'}
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
    </span>
  );
}
