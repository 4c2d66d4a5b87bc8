import {positionPagePath} from '../../../config/paths';
import type {Answer} from '../calculator';
import {isLawyerFirst} from './cashAdvice';
import {earns, type CashPlan, type Hole} from './cashPlan';
import {euros} from './format';

interface Need {
  endMonth?: number | undefined;
  fullMonths?: number | undefined;
  lowest?: number | undefined;
  raise?: number | undefined;
}

/**
 * The tools for the money that fits the hole, if any: an advance where sales or earnings close it again, a round where the
 * company has to grow or lose on, neither where nothing is missing or a lawyer comes first.
 */
export function whichMoney(
  plan: CashPlan,
  hole: Hole,
  {endMonth, fullMonths, lowest = 0, raise = 0}: Need,
): Pick<Answer, 'next' | 'reads'> {
  if (endMonth === undefined || isLawyerFirst({fullMonths})) {
    return {};
  }
  // In whole units of money, so that none of it is missing.
  const dip = Math.ceil(-lowest - 1e-6);
  return {
    next: [
      (hole === 'stock' || hole === 'season') &&
        dip > 0 && {
          id: 'advance',
          says: `What would an advance of ${euros(dip)} cost?`,
          given: {amount: dip, month: endMonth},
        },
      raise > 0 &&
        !(hole === 'stock' && earns(plan)) && {
          id: 'dilution',
          says: `What would a round of ${euros(raise)} leave you?`,
          given: {raise},
        },
    ],
    reads: [{title: 'Which money fits which gap?', path: positionPagePath({id: 'which-money'})}],
  };
}
