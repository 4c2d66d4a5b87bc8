import type {CalculatorId} from '../../../data/calculators/ids';
import {CALCULATORS} from '../all';
import type {Given} from '../lib/outcome';
import {sentenceOf, startTexts, wordsOf} from '../values';

/** What a text that embeds a calculator says before the reader opens it. */
export interface EmbedWords {
  question: string;
  result: string;
  numbers: string;
}

/** The words around an embedded calculator with the text's figures. For the build: it loads every calculator. */
export function embedWords(id: CalculatorId, given: Given<string>): EmbedWords {
  const calculator = CALCULATORS[id];
  const texts = startTexts(calculator, given);
  return {
    question: calculator.title,
    result: sentenceOf(calculator, texts),
    numbers: wordsOf(calculator, texts)
      .map(([label, value]) => `${label.toLowerCase()} ${value}`)
      .join(', '),
  };
}
