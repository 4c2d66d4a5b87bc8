import {useSyncExternalStore} from 'react';

const never = () => () => undefined;

/** Whether the browser sends the Global Privacy Control signal (W3C, "Global Privacy Control", section 3). */
export function useGlobalPrivacyControl(): boolean {
  return useSyncExternalStore(
    never,
    () => (navigator as Navigator & {globalPrivacyControl?: boolean}).globalPrivacyControl === true,
    () => false,
  );
}
