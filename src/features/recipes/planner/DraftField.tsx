import {useId, useState, type ComponentProps, type ReactNode} from 'react';
import field from '../../../components/ui/Field.module.css';
import {TYPING_MS, useSettled} from '../../../lib/react/useSettled';
import styles from './Controls.module.css';

interface DraftFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'min' | 'max'> {
  label: string;
  value: string;
  /** Whether it may be left empty. */
  optional?: boolean;
  step?: string;
  /** What to give instead of what makes no sense. */
  remedy: string;
  /** Called with each valid value. */
  onValue: (value: string) => void;
}

/**
 * A field that may hold what makes no sense; the plan keeps the last value that did, and the field says so, once nothing
 * more is typed or the field is left.
 */
export default function DraftField({
  label,
  value,
  remedy,
  optional = false,
  onValue,
  ...input
}: DraftFieldProps): ReactNode {
  const id = useId();
  const [draft, setDraft] = useState({text: value, over: value, wrong: false, left: false});
  const settled = useSettled(draft.text, TYPING_MS);
  const told = draft.wrong && (draft.left || settled === draft.text);
  // Once the plan has another value, by this field or by a button, what was typed is over.
  if (draft.over !== value) {
    setDraft({text: value, over: value, wrong: false, left: false});
  }
  return (
    <div className={styles.draft}>
      <label className={field.field}>
        <span>{label}</span>
        <input
          {...input}
          required={!optional}
          value={draft.text}
          aria-invalid={told || undefined}
          aria-describedby={id}
          onChange={({target}) => {
            const {valid} = target.validity;
            setDraft({text: target.value, over: value, wrong: !valid, left: false});
            if (valid) {
              onValue(target.value);
            }
          }}
          onBlur={() => setDraft({...draft, left: true})}
        />
      </label>
      <p id={id} role="status" className={field.problem}>
        {told && remedy}
      </p>
    </div>
  );
}
