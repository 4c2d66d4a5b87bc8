import type {ReactNode} from 'react';
import styles from './ProviderForm.module.css';
import {useProviderForm} from './useProviderForm';

interface EmbedProps {
  formKey: string;
  id: string;
  fallback: ReactNode;
  note: ReactNode;
}

/** What React sets in the provider's element, once: the same object each time, or it would do so again. */
const EMPTY = {__html: ''};

/** The provider's form `id` and a note below it, or the fallback where it fails. */
export default function Embed({formKey, id, fallback, note}: EmbedProps): ReactNode {
  const {container, state} = useProviderForm(formKey, id);
  return (
    <div className={styles.embed} data-state={state}>
      {/* The provider fills this element; React never looks inside it again. */}
      <div ref={container} className={`klaviyo-form-${id}`} dangerouslySetInnerHTML={EMPTY} />
      {state === 'waiting' && <p className={styles.waiting}>The form is loading.</p>}
      {state === 'filled' && note}
      {state === 'failed' && fallback}
      <noscript>{fallback}</noscript>
    </div>
  );
}
