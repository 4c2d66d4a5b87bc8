import {useEffect, useRef, type FormEvent} from 'react';
import clsx from 'clsx';
import {Button} from '../../components/ui/Button';
import {useSite} from '../../config/useSite';
import Field, {Honeypot} from '../forms/Field';
import {usePost} from '../forms/usePost';
import styles from './Newsletter.module.css';

/** The form for the letter, posted to `action`. */
export default function SignUp({action}: {action: string}) {
  const {contactEmail} = useSite();
  const {state, post} = usePost(action);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // The form disappears, and the focus with it unless it was elsewhere.
    if (state === 'sent' && document.activeElement === document.body) {
      status.current?.focus({preventScroll: true});
    }
  }, [state]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    post(event.currentTarget);
  };
  return (
    <div>
      {state !== 'sent' && (
        <form
          className={clsx('grid bottom relative', styles.form)}
          method="post"
          action={action}
          onSubmit={submit}
        >
          <Honeypot />
          <Field
            name="email"
            label="E-mail"
            type="email"
            missing="So that we know where to write"
            autoComplete="email"
          />
          <Button type="submit" aria-disabled={state === 'sending'}>
            Subscribe
          </Button>
        </form>
      )}
      <p className="soft" role="status" ref={status} tabIndex={-1}>
        {state === 'sent' && 'Thank you, we have your address.'}
        {state === 'failed' &&
          `Not sent. Your address is still here: please try again, or write to ${contactEmail}.`}
      </p>
    </div>
  );
}
