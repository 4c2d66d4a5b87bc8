import {counted} from '../../lib/counted';
import {figure} from '../../lib/figure';

/** EUR beyond normal spend. */
export interface Spend {
  from: number;
  to: number;
}

/** `EUR 1,500-3,000 extra`, `up to EUR 600 extra` or `no extra spend`. */
export function spendText({from, to}: Spend): string {
  if (to === 0) {
    return 'no extra spend';
  }
  const range = from === 0 || from === to ? figure(to) : `${figure(from)}-${figure(to)}`;
  return `${from === 0 ? 'up to ' : ''}EUR ${range} extra`;
}

/** `45 minutes a week`, `12 hours a week`. */
export const hoursText = (hours: number): string =>
  `${hours < 1 ? counted(hours * 60, 'minute') : counted(hours, 'hour')} a week`;
