/** The index of the calculators. */
export const CALCULATORS_PATH = '/toolkit/calculators';

/** The page of a calculator. */
export const calculatorPath = (id: string): string => `${CALCULATORS_PATH}/${id}`;
