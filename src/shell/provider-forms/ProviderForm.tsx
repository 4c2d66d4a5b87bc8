import {lazy, Suspense, type ReactNode} from 'react';
import {useSite} from '../../config/useSite';

/** Only a site that uses the provider loads what embeds its forms. */
const Embed = lazy(() => import('./Embed'));

interface ProviderFormProps {
  place: 'footer' | 'contact';
  /** Our own form, for a site without the provider's and a visitor who cannot load it. */
  fallback: ReactNode;
  /** Shown below the provider's form, for as long as it is that one that a visitor fills in. */
  note?: ReactNode;
}

/** A sign-up form of the e-mail marketing provider, or our own where none is configured or it fails. */
export default function ProviderForm({place, fallback, note}: ProviderFormProps): ReactNode {
  const {formsKey, formsFooterId, formsContactId} = useSite();
  const id = place === 'footer' ? formsFooterId : formsContactId;
  return formsKey === '' || id === '' ? (
    fallback
  ) : (
    <Suspense fallback={fallback}>
      <Embed key={id} formKey={formsKey} id={id} fallback={fallback} note={note} />
    </Suspense>
  );
}
