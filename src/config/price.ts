import {figure} from '../lib/figure';
import {inSentence} from '../lib/inSentence';
import {claims} from './site';

/** The assurances in one line. */
export const TERMS = claims.assurances
  .map((one, index) => (index === 0 ? one : inSentence([one])))
  .join(', ');

export const inEuros = (euros: number): string => `EUR ${figure(euros)}`;

/** The day rate, or when visitors hear it. */
export const priceInWords = (rate: number | null = claims.rate): string =>
  rate === null
    ? 'You hear the rate on the call, before you decide anything.'
    : `The day rate is ${inEuros(rate)}, without VAT.`;
