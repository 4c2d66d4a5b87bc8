import {useSyncExternalStore} from 'react';

declare global {
  interface Navigator {
    /** Absent in browsers that do not support the signal. */
    globalPrivacyControl?: boolean;
  }
}

const never = () => () => undefined;

/** Whether the browser sends the Global Privacy Control signal (W3C, "Global Privacy Control", section 3). */
export function useGlobalPrivacyControl(): boolean {
  return useSyncExternalStore(
    never,
    () => navigator.globalPrivacyControl === true,
    () => false,
  );
}
