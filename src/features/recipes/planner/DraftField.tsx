import {useId, useState, type ComponentProps} from 'react';
import clsx from 'clsx';
import field from '../../../components/ui/Field.module.css';
import {parseNumber} from '../../calculators/lib/parse';
import {MAX_DAYS, parseDays} from '../plan/address';
import {TYPING_MS, useSettled} from '../../../lib/react/useSettled';

interface DraftFieldProps<T> extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'min' | 'max'> {
  label: string;
  value: string;
  /** What to give instead of what makes no sense. */
  remedy: string;
  /** The value that a text stands for; undefined where it makes no sense. */
  read: (text: string) => T | undefined;
  /** Called with each value that makes sense. */
  onValue: (value: T) => void;
}

/**
 * A field that may hold what makes no sense; the plan keeps the last value that did, and the field says so, once nothing
 * more is typed.
 */
export default function DraftField<T>({label, value, remedy, read, onValue, ...input}: DraftFieldProps<T>) {
  const id = useId();
  const [draft, setDraft] = useState({text: value, over: value});
  const settled = useSettled(draft.text, TYPING_MS);
  const showsRemedy = read(draft.text) === undefined && settled === draft.text;
  // Once there is another value, by this field or by a button, what was typed is over.
  if (draft.over !== value) {
    const isTyped = String(read(draft.text) ?? '') === value;
    setDraft({text: isTyped ? draft.text : value, over: value});
  }
  return (
    <div className="grid gap8">
      <label className={clsx('stack gap4 fine strong shrinks', field.field)}>
        <span>{label}</span>
        <input
          {...input}
          autoComplete="off"
          value={draft.text}
          aria-invalid={showsRemedy || undefined}
          aria-describedby={id}
          onChange={({target}) => {
            const next = read(target.value);
            setDraft({text: target.value, over: value});
            if (next !== undefined) {
              onValue(next);
            }
          }}
        />
      </label>
      <p id={id} role="status" className={clsx('small medium', field.problem)}>
        {showsRemedy && remedy}
      </p>
    </div>
  );
}

/** How many working days a month there are, as people write numbers. */
export function DaysField({
  days,
  ...field
}: Pick<DraftFieldProps<number>, 'label' | 'onValue'> & {days: number}) {
  return (
    <DraftField
      {...field}
      inputMode="numeric"
      value={String(days)}
      read={(text) => parseDays(String(parseNumber(text) ?? ''))}
      remedy={`Give whole days from 1 to ${MAX_DAYS}. Until then, the plan counts on ${days}.`}
    />
  );
}
