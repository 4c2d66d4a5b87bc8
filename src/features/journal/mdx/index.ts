import type {WRITERS_COMPONENTS} from '../../../data/journal/components';
import Calculator from './Calculator';
import Callout from './Callout';
import DecisionTree from './DecisionTree';
import Figure from './Figure';
import KeyNumber from './KeyNumber';
import {Checklist, Steps, Timeline} from './lists';
import Plot from './Plot';
import Prompt from './Prompt';
import RecipeCard from './RecipeCard';

/** What writers use without an import, in an article or a recipe's note; blog/README.md shows each at work. */
export const writersComponents = {
  Calculator,
  Callout,
  Checklist,
  DecisionTree,
  Figure,
  KeyNumber,
  Plot,
  Prompt,
  RecipeCard,
  Steps,
  Timeline,
} satisfies Record<keyof typeof WRITERS_COMPONENTS, unknown>;
