import type {CalculatorId} from '../../data/calculators/ids';
import {keysOf} from '../../data/record';
import * as breakEven from './break-even/compute';
import * as discount from './discount/compute';
import * as geoTest from './geo-test/compute';
import * as learningBudget from './learning-budget/compute';
import type {Given, Outcome} from './lib/outcome';
import * as reorder from './reorder/compute';
import * as runway from './runway/compute';
import * as stopRule from './stop-rule/compute';
import * as survey from './survey/compute';
import * as testResult from './test-result/compute';
import * as testSize from './test-size/compute';
import * as topicCluster from './topic-cluster/compute';

/** A calculator without its page: what sums in content call, and what the pages call. */
export interface Compute {
  /** The names of what it takes and of what it gives. */
  inputs: readonly string[];
  outputs: readonly string[];
  /** Figures by the names of `outputs`, undefined where there is none, or a sentence about why there are none. */
  compute: (given: Given<string>) => Outcome<Readonly<Partial<Record<string, number>>>>;
}

/** The calculators by id. */
export const COMPUTE: Readonly<Record<CalculatorId, Compute>> = {
  'test-size': {inputs: keysOf(testSize.INPUTS), outputs: testSize.OUTPUTS, compute: testSize.testSize},
  'test-result': {
    inputs: keysOf(testResult.INPUTS),
    outputs: testResult.OUTPUTS,
    compute: testResult.testResult,
  },
  survey: {inputs: keysOf(survey.INPUTS), outputs: survey.OUTPUTS, compute: survey.survey},
  'geo-test': {inputs: keysOf(geoTest.INPUTS), outputs: geoTest.OUTPUTS, compute: geoTest.geoTest},
  'break-even': {inputs: keysOf(breakEven.INPUTS), outputs: breakEven.OUTPUTS, compute: breakEven.breakEven},
  discount: {inputs: keysOf(discount.INPUTS), outputs: discount.OUTPUTS, compute: discount.discount},
  'learning-budget': {
    inputs: keysOf(learningBudget.INPUTS),
    outputs: learningBudget.OUTPUTS,
    compute: learningBudget.learningBudget,
  },
  'stop-rule': {inputs: keysOf(stopRule.INPUTS), outputs: stopRule.OUTPUTS, compute: stopRule.stopRule},
  'topic-cluster': {
    inputs: keysOf(topicCluster.INPUTS),
    outputs: topicCluster.OUTPUTS,
    compute: topicCluster.topicCluster,
  },
  reorder: {
    inputs: [...keysOf(reorder.INPUTS), 'intervals'],
    outputs: reorder.OUTPUTS,
    compute: reorder.reorder,
  },
  runway: {inputs: keysOf(runway.INPUTS), outputs: runway.OUTPUTS, compute: runway.runway},
};

/** The name of a calculator in a sum: `test-size` is `testSize`. */
const nameOf = (id: string) => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The calculators by the names that sums call them by. */
export const COMPUTE_BY_NAME: ReadonlyMap<string, Compute> = new Map(
  keysOf(COMPUTE).map((id) => [nameOf(id), COMPUTE[id]]),
);
