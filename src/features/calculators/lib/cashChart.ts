import type {Chart} from '../calculator';
import {cashOf, type CashPlan} from './cashPlan';

/** Longest chart, in months. */
const MOST_MONTHS = 120;

interface Marked {
  lastMonth?: number | undefined;
  lowest?: number | undefined;
  lowestMonth?: number | undefined;
}

/** The cash by month, with its lowest point and where a round has to begin. */
export function cashChart(plan: CashPlan, {lastMonth = 0, lowest, lowestMonth}: Marked): Chart {
  const {all, shown} = cashOf(plan);
  const balance = [plan.cash, ...all].slice(0, Math.min(shown, MOST_MONTHS) + 1);
  const begin = lastMonth - 1;
  const atBegin = balance[begin];
  return {
    label: 'Cash at the end of each month, until it is used up and past its lowest point.',
    x: 'Month',
    y: 'Cash, EUR',
    xs: balance.map((_, month) => month),
    lines: [{name: 'Cash', ys: balance}],
    marks: [
      ...(atBegin === undefined ? [] : [{x: begin, y: atBegin, text: 'begin by here'}]),
      ...(lowest === undefined || lowestMonth === undefined || lowestMonth > MOST_MONTHS
        ? []
        : [{x: lowestMonth, y: lowest, text: 'lowest'}]),
    ],
  };
}
