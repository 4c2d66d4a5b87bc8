import type {ShownEvidence} from '../evidence/age';
import type {RecipeCard} from '../recipes/card';
import type {CalculatorId} from '../calculators/ids';
import type {MoneyPosition, Position, Positions} from './schema';
export type PositionLink = Pick<Position, 'id' | 'question'>;

type Calculators = {calculators: {id: CalculatorId; title: string}[]};

type ShownPosition = Omit<Position, 'recipes' | 'calculators'> &
  Calculators & {recipes: Pick<RecipeCard, 'id' | 'name'>[]};

/** What the page of all positions says of one with a page of its own. */
export type MoneyLink = Pick<MoneyPosition, 'id' | 'question' | 'heading' | 'lead'>;

/** With the review's age. */
export type ShownPositions = Omit<Positions, 'positions'> &
  ShownEvidence & {positions: ShownPosition[]; money: MoneyLink[]};

export type ShownMoneyPosition = Omit<MoneyPosition, 'calculators'> & ShownEvidence & Calculators;
