import {claims} from '../../config/claims';
import texts from './home.yaml';

/** The questions, steps and expectations of the home page; the questions are also given as structured data. */
export const {questions: homeQuestions, steps: homeSteps, expectations} = texts;

const [raised, markets, launches] = claims.headline;
const [firstKind, secondKind, thirdKind] = texts.helped;

/** Kinds of work, each with the headline claim it led to. */
export const helped = [
  {...firstKind, figure: markets},
  {...secondKind, figure: launches},
  {...thirdKind, figure: raised},
];
