import {positionPagePath} from '../../config/paths';
import type {CalculatorId} from '../../data/calculators/ids';

export interface Step {
  id: CalculatorId;
  name: string;
  /** The page that is the step, where its tool holds nothing. */
  page?: string;
}

/** From an order to who is paid in a sale: each tool goes on from what the one before found. */
export const CHAIN: readonly Step[] = [
  {id: 'break-even', name: 'Order'},
  {id: 'runway', name: 'Cash'},
  {id: 'advance', name: 'Which money', page: positionPagePath({id: 'which-money'})},
  {id: 'runway', name: 'How much'},
  {id: 'dilution', name: 'What is left'},
  {id: 'waterfall', name: 'Who is paid'},
];

export const isInChain = (id: CalculatorId): boolean => CHAIN.some((step) => step.id === id);
