import {claims} from '../../config/site';
import texts from './home.yaml';

const [raised, markets, launches] = claims.headline;
const [firstKind, secondKind, thirdKind] = texts.helped;

/** Kinds of work, each with the headline claim it led to. */
export const helped = [
  {...firstKind, figure: markets},
  {...secondKind, figure: launches},
  {...thirdKind, figure: raised},
];
