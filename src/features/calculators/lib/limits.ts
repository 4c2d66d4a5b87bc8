/** The largest count or amount that a calculator works with. */
export const LARGEST = 1e12;

/** What the calculators say about inputs that several of them share. */
export const SAYS = {
  confidence: 'The confidence must be from 50 to 99.9 %.',
  rate: 'The rate must be more than 0 % and less than 100 %.',
  weeks: 'A test runs for 1 to 520 weeks.',
};
