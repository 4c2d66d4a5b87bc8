import type {WRITERS_COMPONENTS} from '../../../data/journal/components';
import Calculator from './Calculator';
import Callout from './Callout';
import CodeFrame from './CodeFrame';
import DecisionTree from './DecisionTree';
import Figure from './Figure';
import KeyNumber from './KeyNumber';
import {Checklist, Steps, Timeline} from './lists';
import Plot from './Plot';
import Prompt from './Prompt';
import RecipeCard from './RecipeCard';
import TableFrame from './TableFrame';

/** What writers use in an article without an import; blog/README.md shows each at work. */
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

/** Markdown's own elements, where ours do more; and `details`, where the browser's does more than the theme's. */
export const markdownElements = {details: 'details', pre: CodeFrame, table: TableFrame};
