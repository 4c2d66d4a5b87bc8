import {CALCULATOR_IDS, type CalculatorId} from '../../data/calculators/ids';
import {recordFrom} from '../../lib/record';
import {calculatorPath} from '../../config/paths';
import {firstSentence, type Calculator} from './calculator';
import breakEven from './definitions/break-even';
import dilution from './definitions/dilution';
import discount from './definitions/discount';
import geoTest from './definitions/geo-test';
import learningBudget from './definitions/learning-budget';
import reorder from './definitions/reorder';
import runway from './definitions/runway';
import stopRule from './definitions/stop-rule';
import survey from './definitions/survey';
import testResult from './definitions/test-result';
import testSize from './definitions/test-size';
import topicCluster from './definitions/topic-cluster';

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
  reorder,
  runway,
  dilution,
};

export const CALCULATORS = recordFrom<CalculatorId, Calculator>(
  Object.values(CALCULATOR_BY_NAME).map((calculator) => [calculator.id, calculator]),
);

/** In the order of the index. */
export const CALCULATOR_LIST: readonly Calculator[] = CALCULATOR_IDS.map((id) => CALCULATORS[id]);

export const calculatorRows = (ids: readonly CalculatorId[]) =>
  ids.map((id) => {
    const {title, when} = CALCULATORS[id];
    return {title, path: calculatorPath(id), text: firstSentence(when)[0]};
  });
