import {CALCULATOR_IDS} from '../../../data/calculators/ids';
import {asExample} from '../../../data/calculators/query';
import type {ShownCalculator, UsedCalculator} from '../../../data/calculators/schema';
import {inSentence} from '../../../lib/inSentence';
import {CALCULATORS} from '../all';
import {givenBy, sentenceOf, startTexts, labelledValues} from '../values';

/**
 * A calculator with the answer to these figures, or an empty list if the id is unknown. Only the build may call it: it
 * loads every calculator.
 */
export function answerCalculator({
  id,
  with: figures,
}: {
  id: string;
  with: UsedCalculator['with'];
}): ShownCalculator[] {
  return CALCULATOR_IDS.filter((one) => one === id).map((known) => {
    const calculator = CALCULATORS[known];
    const texts = startTexts(calculator, figures);
    return {
      id: known,
      // All of its fields: nothing of the page's own example is to stand beside the text's figures.
      with: asExample(givenBy(calculator, texts)),
      question: calculator.title,
      result: sentenceOf(calculator, texts),
      numbers: labelledValues(calculator, texts)
        .map(([label, value]) => `${inSentence([label])} ${value}`)
        .join(', '),
    };
  });
}
