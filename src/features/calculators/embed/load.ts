import type {CalculatorId} from '../../../data/calculators/ids';
import {keysOf} from '../../../lib/record';
import type {Calculator} from '../calculator';

const LOADERS: Readonly<Record<CalculatorId, () => Promise<{default: Calculator}>>> = {
  'test-size': () => import('../test-size/calculator'),
  'test-result': () => import('../test-result/calculator'),
  survey: () => import('../survey/calculator'),
  'geo-test': () => import('../geo-test/calculator'),
  'break-even': () => import('../break-even/calculator'),
  discount: () => import('../discount/calculator'),
  'learning-budget': () => import('../learning-budget/calculator'),
  'stop-rule': () => import('../stop-rule/calculator'),
  'topic-cluster': () => import('../topic-cluster/calculator'),
  reorder: () => import('../reorder/calculator'),
  runway: () => import('../runway/calculator'),
  dilution: () => import('../dilution/calculator'),
};

/** Loads one calculator, when a reader opens it; undefined where none has that id. */
export async function load(id: string): Promise<Calculator | undefined> {
  const known = keysOf(LOADERS).find((one) => one === id);
  return known && (await LOADERS[known]()).default;
}
