import {counted} from '../../lib/counted';

/** EUR beyond normal spend. */
export interface Spend {
  from: number;
  to: number;
}

/** An amount as `8,700`. */
export const amountText = (amount: number): string => amount.toLocaleString('en-GB');

/** Money as `EUR 1,500-3,000`; `nothing extra` where there is none. */
export function spendText({from, to}: Spend): string {
  if (to === 0) {
    return 'nothing extra';
  }
  return from === to ? `EUR ${amountText(to)}` : `EUR ${amountText(from)}-${amountText(to)}`;
}

/** Time that a running recipe takes: `45 minutes a week`, `12 hours a week`. */
export const hoursText = (hours: number): string =>
  `${hours < 1 ? counted(hours * 60, 'minute') : counted(hours, 'hour')} a week`;
