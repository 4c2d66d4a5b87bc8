import {lazy, Suspense, type ReactNode} from 'react';
import {useSite} from '../../config/useSite';

const Embed = lazy(() => import('./Embed'));

interface ProviderFormProps {
  place: 'footer' | 'contact';
  /** Our own form, also for visitors who cannot load the provider's. */
  fallback: ReactNode;
  /** Shown below the provider's form only. */
  note?: ReactNode;
}

export default function ProviderForm({place, fallback, note}: ProviderFormProps) {
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
