import {CALCULATOR_IDS, type CalculatorId} from '../../data/calculators/ids';
import {keysOf} from '../../lib/record';
import breakEven from './break-even/calculator';
import {calculatorPath} from '../../config/paths';
import {firstSentence, type Calculator} from './calculator';
import dilution from './dilution/calculator';
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
import {givenBy, startTexts} from './values';

/** For the build and for tests: a page loads only its own. */
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
  dilution,
};

/** In a sum, `test-size` is called `testSize`. */
const nameOf = (id: string) => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export const CALCULATOR_BY_NAME: ReadonlyMap<string, Calculator> = new Map(
  CALCULATOR_IDS.map((id) => [nameOf(id), CALCULATORS[id]]),
);

/** The names of a calculator's figures. Every call returns all of them, so its example will do. */
export function outputsOf(calculator: Calculator): string[] {
  const example = calculator.compute(givenBy(calculator, startTexts(calculator)));
  return 'why' in example ? [] : keysOf(example.figures);
}

/** In the order of the index. */
export const CALCULATOR_LIST: readonly Calculator[] = CALCULATOR_IDS.map((id) => CALCULATORS[id]);

export const calculatorRows = (ids: readonly CalculatorId[]) =>
  ids.map((id) => {
    const {title, when} = CALCULATORS[id];
    return {title, path: calculatorPath(id), text: firstSentence(when)[0]};
  });
