import type {ShownEvidence} from '../evidence/age';
import type {RecipeCard} from '../recipes/card';
import type {CalculatorId} from '../calculators/ids';
import type {Position, Positions} from './schema';
/** What a link to a position shows. */
export type PositionLink = Pick<Position, 'id' | 'question'>;

/** A position with its recipes, and the questions of its calculators. */
type ShownPosition = Omit<Position, 'recipes' | 'calculators'> & {
  recipes: Pick<RecipeCard, 'id' | 'name'>[];
  calculators: {id: CalculatorId; title: string}[];
};

/** Positions as their page shows them: with the review's age. */
export type ShownPositions = Omit<Positions, 'positions'> & ShownEvidence & {positions: ShownPosition[]};
