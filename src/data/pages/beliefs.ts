import texts from './core-beliefs.yaml';

/** The grounds a belief's band may have; each keeps AA contrast with its text in both colour modes. */
type BandGround = 'evergreen' | 'accent' | 'paper' | 'ink';

/** One of the ten core beliefs; the ground also sets its text colour. */
export interface Belief {
  number: number;
  title: string;
  description: string;
  ground: BandGround;
}

const GROUNDS: readonly BandGround[] = ['evergreen', 'accent', 'paper', 'ink'];

/** The ten beliefs in order, their grounds taking turns. */
export const beliefs: readonly Belief[] = texts.beliefs.map(({title, description}, index) => ({
  number: index + 1,
  title,
  description,
  ground: GROUNDS[index % GROUNDS.length] ?? 'paper',
}));
