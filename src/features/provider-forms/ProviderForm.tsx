import type {ReactNode} from 'react';
import {useSite} from '../../config/useSite';
import FormFallback from './FormFallback';
import styles from './ProviderForm.module.css';
import {useProviderForm} from './useProviderForm';

function Embed({formKey, id}: {formKey: string; id: string}): ReactNode {
  const {container, state} = useProviderForm(formKey, id);
  return (
    <div className={styles.embed} data-state={state}>
      {/* The provider fills this element; React never looks inside it again. */}
      <div ref={container} className={`klaviyo-form-${id}`} dangerouslySetInnerHTML={{__html: ''}} />
      {state === 'waiting' && <p className={styles.waiting}>The form is on its way.</p>}
      {state === 'failed' && <FormFallback />}
      <noscript>
        <FormFallback />
      </noscript>
    </div>
  );
}

/** A sign-up form of the e-mail marketing provider; where none is configured or it fails, the ways to reach us. */
export default function ProviderForm({place}: {place: 'footer' | 'contact'}): ReactNode {
  const {formsKey, formsFooterId, formsContactId} = useSite();
  const id = place === 'footer' ? formsFooterId : formsContactId;
  return formsKey === '' || id === '' ? <FormFallback /> : <Embed key={id} formKey={formsKey} id={id} />;
}
