import type {ShownEvidence} from '../evidence/age';
import type {RecipeCard} from '../recipes/card';
import type {Position, Positions} from './schema';

/** The page of all positions. */
export const POSITIONS_PATH = '/services/growth-recipes/positions';

/** What a link to a position shows. */
export type PositionLink = Pick<Position, 'id' | 'question'>;

/** Positions as their page shows them: with the review's age, and each with its recipes. */
export type ShownPositions = Omit<Positions, 'positions'> &
  ShownEvidence & {positions: (Omit<Position, 'recipes'> & {recipes: Pick<RecipeCard, 'id' | 'name'>[]})[]};

/** The address of one position. */
export const positionPath = ({id}: Pick<Position, 'id'>): string => `${POSITIONS_PATH}#${id}`;
