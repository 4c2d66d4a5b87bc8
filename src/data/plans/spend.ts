import {counted} from '../../lib/counted';
import {figure} from '../../lib/figure';

/** EUR beyond normal spend. */
export interface Spend {
  from: number;
  to: number;
}

/** `EUR 1,500-3,000`, `up to EUR 600` or `nothing extra`. */
export function spendText({from, to}: Spend): string {
  if (to === 0) {
    return 'nothing extra';
  }
  if (from === 0) {
    return `up to EUR ${figure(to)}`;
  }
  return from === to ? `EUR ${figure(to)}` : `EUR ${figure(from)}-${figure(to)}`;
}

/** `45 minutes a week`, `12 hours a week`. */
export const hoursText = (hours: number): string =>
  `${hours < 1 ? counted(hours * 60, 'minute') : counted(hours, 'hour')} a week`;
