import {useCallback} from 'react';
import {useStored} from '../storage/useStored';
import {CONSENT_KEY, parseConsent, type ConsentRecord} from './record';

/** The current choice, in sync across tabs; null on the server. */
export function useConsent(): ConsentRecord | null {
  const parse = useCallback((text: string | null) => parseConsent(text, new Date()), []);
  return useStored(CONSENT_KEY, parse)[0];
}
