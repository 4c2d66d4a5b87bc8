import {CALCULATOR_IDS, type CalculatorId} from '../../data/calculators/ids';
import breakEven from './break-even/calculator';
import {toCard, type Calculator, type CalculatorCard} from './calculator';
import discount from './discount/calculator';
import geoTest from './geo-test/calculator';
import learningBudget from './learning-budget/calculator';
import reorder from './reorder/calculator';
import runway from './runway/calculator';
import stopRule from './stop-rule/calculator';
import survey from './survey/calculator';
import testResult from './test-result/calculator';
import testSize from './test-size/calculator';
import topicCluster from './topic-cluster/calculator';

/** Every calculator with its words, by id: for the build and for tests; a page loads its own alone. */
export const CALCULATORS: Readonly<Record<CalculatorId, Calculator>> = {
  'test-size': testSize,
  'test-result': testResult,
  survey,
  'geo-test': geoTest,
  'break-even': breakEven,
  discount,
  'learning-budget': learningBudget,
  'stop-rule': stopRule,
  'topic-cluster': topicCluster,
  reorder,
  runway,
};

/** The calculators in the order of the index. */
export const CALCULATOR_LIST: readonly Calculator[] = CALCULATOR_IDS.map((id) => CALCULATORS[id]);

/** What a list shows of these calculators. */
export const cardsOf = (ids: readonly CalculatorId[]): CalculatorCard[] =>
  ids.map((id) => toCard(CALCULATORS[id]));
