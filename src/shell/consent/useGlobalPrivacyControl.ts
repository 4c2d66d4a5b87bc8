import {useInBrowser} from '../../lib/react/useInBrowser';

declare global {
  interface Navigator {
    /** Absent in browsers that do not support the signal. */
    globalPrivacyControl?: boolean;
  }
}

/** Whether the browser sends the Global Privacy Control signal (W3C, "Global Privacy Control", section 3). */
export const useGlobalPrivacyControl = (): boolean =>
  useInBrowser(() => navigator.globalPrivacyControl === true, false);
