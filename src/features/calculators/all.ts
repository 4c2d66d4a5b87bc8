import {CALCULATOR_IDS, type CalculatorId} from '../../data/calculators/ids';
import {recordFrom, recordOf} from '../../lib/record';
import type {Calculator} from './calculator';
import advance from './definitions/advance';
import breakEven from './definitions/break-even';
import dilution from './definitions/dilution';
import discount from './definitions/discount';
import geoTest from './definitions/geo-test';
import learningBudget from './definitions/learning-budget';
import payback from './definitions/payback';
import reorder from './definitions/reorder';
import runway from './definitions/runway';
import stopRule from './definitions/stop-rule';
import survey from './definitions/survey';
import testResult from './definitions/test-result';
import testSize from './definitions/test-size';
import topicCluster from './definitions/topic-cluster';
import waterfall from './definitions/waterfall';
import {outcomeOf, startTexts} from './values';

/** In a sum, `test-size` is called `testSize`. For the build and for tests: a page loads only its own. */
export const CALCULATOR_BY_NAME: Readonly<Record<string, Calculator>> = {
  testSize,
  testResult,
  geoTest,
  survey,
  breakEven,
  discount,
  learningBudget,
  stopRule,
  topicCluster,
  payback,
  reorder,
  runway,
  dilution,
  waterfall,
  advance,
};

export const CALCULATORS = recordFrom<CalculatorId, Calculator>(
  Object.values(CALCULATOR_BY_NAME).map((calculator) => [calculator.id, calculator]),
);

/** In the order of the index. */
export const CALCULATOR_LIST: readonly Calculator[] = CALCULATOR_IDS.map((id) => CALCULATORS[id]);

/** What tiles show: the question, and the answer to its example. Throws if an example has none. */
export const calculatorTiles = () =>
  recordOf(CALCULATOR_IDS, (id) => {
    const outcome = outcomeOf(CALCULATORS[id], startTexts(CALCULATORS[id]));
    if ('why' in outcome) {
      throw new Error(`The example of ${id} has no answer: ${outcome.why}`);
    }
    return {title: CALCULATORS[id].title, inShort: outcome.answer.inShort};
  });
