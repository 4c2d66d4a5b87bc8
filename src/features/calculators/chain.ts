import {positionPath} from '../../config/paths';
import type {CalculatorId} from '../../data/calculators/ids';
import {euros} from './lib/format';

type Figures = Readonly<Record<string, number | undefined>>;

export interface Step {
  id: CalculatorId;
  name: string;
  /** What it found, where that is not what its tile says. */
  found?: (figures: Figures) => string | false | undefined;
  /** The page that is the step, where its tool holds nothing. */
  page?: string;
}

/** From an order to who is paid in a sale: each tool goes on from what the one before found. */
export const CHAIN: readonly Step[] = [
  {
    id: 'break-even',
    name: 'Order',
    found: ({income}) => income !== undefined && `${euros(income)} a month`,
  },
  {
    id: 'runway',
    name: 'Cash',
    found: ({endMonth}) => (endMonth === undefined ? 'does not end' : `ends in month ${endMonth}`),
  },
  {id: 'advance', name: 'Which money', page: positionPath({id: 'which-money'})},
  {id: 'runway', name: 'How much', found: ({raise}) => raise !== undefined && euros(raise)},
  {id: 'dilution', name: 'What is left'},
  {id: 'waterfall', name: 'Who is paid'},
];

export const isInChain = (id: CalculatorId): boolean => CHAIN.some((step) => step.id === id);
