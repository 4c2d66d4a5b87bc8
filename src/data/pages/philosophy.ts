import texts from './philosophy.yaml';

/** What AI levels and leaves, why a company's own data is an advantage, and a bet as we write it down. */
export const {equaliser, dataRows, sampleBet} = texts;
