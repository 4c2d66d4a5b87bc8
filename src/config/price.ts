/** A sum in euros as texts have it. */
export const inEuros = (euros: number): string => `EUR ${euros.toLocaleString('en-GB')}`;

/** What a visitor reads about the day rate; where the owner states none, when they hear it. */
export const priceInWords = (rate: number | null): string =>
  rate === null
    ? 'You hear the day rate in the first call, before you decide anything.'
    : `The day rate is ${inEuros(rate)}, without VAT.`;
