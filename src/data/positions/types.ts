import type {ShownEvidence} from '../evidence/age';
import type {RecipeCard} from '../recipes/card';
import type {Position, Positions} from './schema';
/** What a link to a position shows. */
export type PositionLink = Pick<Position, 'id' | 'question'>;

/** Positions as their page shows them: with the review's age, and each with its recipes. */
export type ShownPositions = Omit<Positions, 'positions'> &
  ShownEvidence & {positions: (Omit<Position, 'recipes'> & {recipes: Pick<RecipeCard, 'id' | 'name'>[]})[]};
