import {CASH_MONTHS} from '../../../data/plans/cash';
import type {Hole} from './cashPlan';
import {count, counted, euros} from './format';

interface Cash {
  cash: number;
  process: number;
  buffer: number;
  endMonth?: number | undefined;
  fullMonths?: number | undefined;
  lastMonth?: number | undefined;
  lowest?: number | undefined;
  lowestMonth?: number | undefined;
  /** Months to it; NaN where nobody has said. */
  milestone: number;
  raise?: number | undefined;
  hole: Hole;
}

/** Whether a lawyer comes before any money: then no tool for money is named. */
export const isLawyerFirst = ({fullMonths}: Pick<Cash, 'fullMonths'>): boolean =>
  fullMonths !== undefined && fullMonths <= CASH_MONTHS.lawyer;

const ASK = 'see an insolvency lawyer this week.';
const BEFORE = 'Take no loan and repay no shareholder before that.';
const STOCK = 'Finance the stock, or pay for it later: cutting the burn will not close this gap.';

function lawyerFirst({cash, endMonth = 0, hole}: Cash): string {
  const today = cash < 0 ? 'The account is overdrawn' : 'The account is empty';
  const first = endMonth === 0 ? today : `The cash ends in month ${count(endMonth)}`;
  return `${first}: ${ASK} ${BEFORE}${hole === 'stock' ? ` After that, ${STOCK.replace('F', 'f')}` : ''}`;
}

/** When the round begins, and what comes before it. */
function nextStep({fullMonths = 0, lastMonth = 0, process, buffer, hole}: Cash): string {
  const isShort = fullMonths < CASH_MONTHS.bridge;
  if (hole === 'stock') {
    return isShort ? `${STOCK} With so few months, ask existing investors for a bridge as well.` : STOCK;
  }
  const isSeason = hole === 'season';
  if (isShort) {
    return `Cut at once${isSeason ? ', finance the stock,' : ','} and ask existing investors for a bridge.`;
  }
  if (lastMonth < 1) {
    const cut = isSeason ? 'cut or finance the stock' : 'cut';
    return `The last moment to begin was ${counted(1 - lastMonth, 'month')} ago: ${cut} until the plan lasts ${counted(process + buffer + 1, 'month')}, then begin.`;
  }
  const when = lastMonth === 1 ? 'now' : `by the start of month ${count(lastMonth)}`;
  return isSeason ? `Finance the stock, or begin the round ${when}.` : `Begin the round ${when}.`;
}

const lowSentence = (lowest: number, month: number): string =>
  lowest < 0
    ? ` At its lowest, in month ${count(month)}, you are ${euros(-lowest)} short.`
    : ` At its lowest, in month ${count(month)}, you have ${euros(lowest)}.`;

/** How much to raise: never a multiple of the burn. */
function raiseSentence({raise, milestone, hole}: Cash): string {
  if (raise === undefined) {
    return hole === 'stock' ? '' : ' Enter the months to your milestone to see how much to raise.';
  }
  const months = `the ${counted(milestone, 'month')} to the milestone and six more`;
  return raise === 0
    ? ` You need to raise nothing for ${months}.`
    : ` You need to raise ${euros(raise)} for ${months}.`;
}

/** What a plan comes to, and what the site's own rules say to it. */
export function cashSentence(plan: Cash): string {
  const {endMonth, lowest, lowestMonth = 0} = plan;
  const low = lowest === undefined ? '' : lowSentence(lowest, lowestMonth);
  if (endMonth === undefined) {
    return lowest === undefined
      ? 'This cash lasts for more than 50 years: you need no round.'
      : `You need no round if all comes in as entered.${low} Try it a month later and a fifth smaller.`;
  }
  return isLawyerFirst(plan)
    ? `${lawyerFirst(plan)}${low}`
    : `The cash ends in month ${count(endMonth)}, counted from this one. ${nextStep(plan)}${low}${raiseSentence(plan)}`;
}
