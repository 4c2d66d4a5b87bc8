import texts from './customers.yaml';

/** Who we work with: four founder types, six challenges, six areas of past work, five ways to help. */
export const {founderTypes, challenges, supportAreas, ways} = texts;
