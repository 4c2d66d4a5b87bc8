import type {ReactNode} from 'react';
import FormFallback from './FormFallback';

/** The sign-up form of the e-mail marketing provider, or what stands in its place. */
export default function ProviderForm({place}: {place: 'footer' | 'contact'}): ReactNode {
  return (
    <div data-place={place}>
      <FormFallback />
    </div>
  );
}
