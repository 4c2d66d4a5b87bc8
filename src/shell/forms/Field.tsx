import {useId, useRef, useState, type SyntheticEvent} from 'react';
import styles from './Field.module.css';
import {HONEYPOT} from './usePost';

interface FieldProps {
  name: string;
  label: string;
  help?: string;
  type?: 'text' | 'email' | 'long';
  /** Makes it required: why, said where it is left empty. */
  missing?: string;
  autoComplete?: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** At once or, while something is pressed, right after: a press is lost where its target moves from under the pointer. */
function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) {
    act();
  } else {
    window.addEventListener('mouseup', () => setTimeout(act), {once: true});
  }
}

/** A labelled field with native validation, its message shown beside the field instead of in a bubble. */
export default function Field({name, label, help, type = 'text', missing: why, autoComplete}: FieldProps) {
  const id = useId();
  const [message, setMessage] = useState('');
  /** Once a submission has failed here, leaving the field updates its message. */
  const refused = useRef(false);
  /** Whether the message says that the field is empty. */
  const missing = useRef(false);
  const messageOf = ({validity, validationMessage}: Control) =>
    validity.valueMissing ? (why ?? '') : validationMessage;
  const shared = {
    id,
    name,
    required: why !== undefined,
    autoComplete,
    className: styles.control,
    'aria-describedby': `${id}help ${id}message`,
    'aria-invalid': message !== '' || undefined,
    onInvalid(event: SyntheticEvent<Control>) {
      // Suppresses the bubble, and with it the browser's focus on the first invalid field.
      event.preventDefault();
      const {currentTarget} = event;
      refused.current = true;
      missing.current = currentTarget.validity.valueMissing;
      setMessage(messageOf(currentTarget));
      if (currentTarget.form?.querySelector(':invalid') === currentTarget) {
        currentTarget.focus();
      }
    },
    onInput({currentTarget}: SyntheticEvent<Control>) {
      // Other messages wait for blur: the browser's text may quote what is being typed.
      const {valid, valueMissing} = currentTarget.validity;
      if (valid || (missing.current && !valueMissing)) {
        setMessage('');
        missing.current = false;
      }
    },
    onBlur({currentTarget}: SyntheticEvent<Control>) {
      if (refused.current) {
        afterPress(() => setMessage(messageOf(currentTarget)));
      }
    },
  };
  return (
    <div className="grid gap4">
      <label className="strong" htmlFor={id}>
        {label}
        {why === undefined && <span className="soft regular"> (optional)</span>}
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

/** Invisible to people; a program that fills it in gives itself away. */
export function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Leave this empty
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
