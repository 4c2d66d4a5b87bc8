import type {ShownEvidence} from '../evidence/age';
import type {RecipeCard} from '../recipes/card';
import type {CalculatorId} from '../calculators/ids';
import type {Position, Positions} from './schema';
export type PositionLink = Pick<Position, 'id' | 'question'>;

type ShownPosition = Omit<Position, 'recipes' | 'calculators'> & {
  recipes: Pick<RecipeCard, 'id' | 'name'>[];
  calculators: {id: CalculatorId; title: string}[];
};

/** With the review's age. */
export type ShownPositions = Omit<Positions, 'positions'> & ShownEvidence & {positions: ShownPosition[]};
