export const inEuros = (euros: number): string => `EUR ${euros.toLocaleString('en-GB')}`;

/** The day rate, or when visitors will hear it. */
export const priceInWords = (rate: number | null): string =>
  rate === null
    ? 'You hear the day rate in the first call, before you decide anything.'
    : `The day rate is ${inEuros(rate)}, without VAT.`;
