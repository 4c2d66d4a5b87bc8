import type {ReactNode} from 'react';
import {useSite} from '../../config/useSite';
import styles from './ProviderForm.module.css';
import {useProviderForm} from './useProviderForm';

interface EmbedProps {
  formKey: string;
  id: string;
  fallback: ReactNode;
}

function Embed({formKey, id, fallback}: EmbedProps): ReactNode {
  const {container, state} = useProviderForm(formKey, id);
  return (
    <div className={styles.embed} data-state={state}>
      {/* The provider fills this element; React never looks inside it again. */}
      <div ref={container} className={`klaviyo-form-${id}`} dangerouslySetInnerHTML={{__html: ''}} />
      {state === 'waiting' && <p className={styles.waiting}>The form is on its way.</p>}
      {state === 'failed' && fallback}
      <noscript>{fallback}</noscript>
    </div>
  );
}

interface ProviderFormProps {
  place: 'footer' | 'contact';
  /** Our own form, for a site without the provider's and a visitor who cannot load it. */
  fallback: ReactNode;
}

/** A sign-up form of the e-mail marketing provider, or our own where none is configured or it fails. */
export default function ProviderForm({place, fallback}: ProviderFormProps): ReactNode {
  const {formsKey, formsFooterId, formsContactId} = useSite();
  const id = place === 'footer' ? formsFooterId : formsContactId;
  return formsKey === '' || id === '' ? (
    fallback
  ) : (
    <Embed key={id} formKey={formsKey} id={id} fallback={fallback} />
  );
}
