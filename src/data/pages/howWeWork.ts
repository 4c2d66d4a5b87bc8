import texts from './how-we-work.yaml';

/** The five process steps, and the five day-to-day commitments. */
export const {processSteps, commitments} = texts;
