import {useId, useRef, useState, type SyntheticEvent, type ReactNode} from 'react';
import styles from './Field.module.css';
import {HONEYPOT} from './usePost';

interface FieldProps {
  name: string;
  label: string;
  /** A line under the label. */
  help?: string;
  type?: 'text' | 'email' | 'long';
  required?: boolean;
  autoComplete?: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** A labelled field with the browser's own validation, its message beside the field instead of in a bubble. */
export default function Field({
  name,
  label,
  help,
  type = 'text',
  required = false,
  autoComplete,
}: FieldProps): ReactNode {
  const id = useId();
  const [message, setMessage] = useState('');
  /** Whether the form was sent while something was wrong here: from then on, leaving the field says what is. */
  const refused = useRef(false);
  /** Whether the message is that nothing is there. */
  const missing = useRef(false);
  const shared = {
    id,
    name,
    required,
    autoComplete,
    className: styles.control,
    'aria-describedby': `${id}help ${id}message`,
    'aria-invalid': message !== '' || undefined,
    onInvalid(event: SyntheticEvent<Control>) {
      // The bubble goes, and with it the browser's focus on the first field that needs attention.
      event.preventDefault();
      const {currentTarget} = event;
      refused.current = true;
      missing.current = currentTarget.validity.valueMissing;
      setMessage(currentTarget.validationMessage);
      if (currentTarget.form?.querySelector(':invalid') === currentTarget) {
        currentTarget.focus();
      }
    },
    onInput({currentTarget}: SyntheticEvent<Control>) {
      // The rest of what may be wrong waits until the field is left: what the browser says may quote the text.
      const {valid, valueMissing} = currentTarget.validity;
      if (valid || (missing.current && !valueMissing)) {
        setMessage('');
        missing.current = false;
      }
    },
    onBlur({currentTarget}: SyntheticEvent<Control>) {
      if (refused.current) {
        setMessage(currentTarget.validationMessage);
      }
    },
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {!required && <span className={styles.optional}> (optional)</span>}
      </label>
      <p id={`${id}help`} className={styles.help}>
        {help}
      </p>
      {type === 'long' ? <textarea rows={3} {...shared} /> : <input type={type} {...shared} />}
      <p id={`${id}message`} className={styles.message}>
        {message}
      </p>
    </div>
  );
}

/** A field that people do not see; a program that fills it in gives itself away. */
export function Honeypot(): ReactNode {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Leave this empty
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
