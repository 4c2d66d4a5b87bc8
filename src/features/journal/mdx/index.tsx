import clsx from 'clsx';
import type {AttributesOf, WRITERS_COMPONENTS} from '../../../data/journal/components';
import Plot from './Plot';
import {createContext, use, type ReactNode} from 'react';
import Icon, {type IconName} from '../../../components/ui/Icon';
import callout from './Callout.module.css';
import tree from './DecisionTree.module.css';
import figure from './Figure.module.css';
import keyNumber from './KeyNumber.module.css';
import lists from './lists.module.css';
import prompt from './Prompt.module.css';
import recipeCard from './RecipeCard.module.css';
import RecipeIndexCard from '../../../components/ui/RecipeIndexCard';
import type {RecipeCard as RecipeCardData} from '../../../data/recipes/card';
import type {CalculatorId} from '../../../data/calculators/ids';
import EmbeddedCalculator from '../../calculators/embed/EmbeddedCalculator';

interface CalculatorProps {
  id: CalculatorId;
  /** These three are filled in by the build (plugins/lib/mdx/remark.ts). */
  question?: string;
  result?: string;
  numbers?: string;
  /** Figures by the names of the calculator's inputs. */
  [input: string]: number | string | undefined;
}

/** `<Calculator id="test-size" rate={5} change={20} />` */
function Calculator({id, question = '', result = '', numbers = '', ...figures}: CalculatorProps) {
  const given = Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
  return <EmbeddedCalculator id={id} with={given} question={question} result={result} numbers={numbers} />;
}

/** Cards of the recipes that the current article names, by id. */
export const RecipeCards = createContext<Readonly<Record<string, RecipeCardData>>>({});

/** Renders nothing until `npm start` has loaded the facts for a card that was just added. */
function RecipeCard({id}: {id: string}) {
  const recipe = use(RecipeCards)[id];
  return recipe && <RecipeIndexCard as="div" recipe={recipe} className={recipeCard.card} />;
}

const CALLOUTS = {
  note: {label: 'Note', icon: 'file'},
  check: {label: 'Check', icon: 'check'},
  warning: {label: 'Watch out', icon: 'target'},
} as const satisfies Record<string, {label: string; icon: IconName}>;

interface Children {
  children: ReactNode;
}

type Props<Name extends keyof typeof WRITERS_COMPONENTS> = AttributesOf<Name> & Children;

function Callout({kind = 'note', title, children}: Props<'Callout'>) {
  const {label, icon} = CALLOUTS[kind];
  const name = title ?? label;
  return (
    <div role="note" aria-label={name} className={callout.callout} data-kind={kind}>
      <p className={clsx('row gapText below8 small heavy', callout.title)}>
        <Icon name={icon} /> {name}
      </p>
      {children}
    </div>
  );
}

function Figure({caption, source, children}: Props<'Figure'>) {
  return (
    <figure className={clsx('ruled', figure.figure)}>
      {children}
      <figcaption className="above16 ruled note">
        {caption}
        {source !== undefined && <span className={figure.source}> {source}</span>}
      </figcaption>
    </figure>
  );
}

function KeyNumber({value, children}: Props<'KeyNumber'>) {
  return (
    <div className={clsx('grid middle', keyNumber.keyNumber)}>
      <p className={keyNumber.value}>{value}</p>
      <div className={keyNumber.meaning}>{children}</div>
    </div>
  );
}

function Prompt({title, use, children}: Props<'Prompt'>) {
  return (
    <figure className={prompt.prompt}>
      <figcaption>
        <span className="eyebrow brand">Prompt</span>
        <strong>{title}</strong>
        {use !== undefined && <span className="note">{use}</span>}
      </figcaption>
      {children}
    </figure>
  );
}

/** Available in articles and recipe notes without an import; blog/README.md shows each. */
export const writersComponents = {
  Calculator,
  Callout,
  Checklist: (props: Children) => <div className={lists.checklist} {...props} />,
  /** Nested lists as a tree: a question, its answers in bold, and below each what follows. */
  DecisionTree: (props: Children) => <div className={tree.tree} {...props} />,
  Figure,
  KeyNumber,
  Plot,
  Prompt,
  RecipeCard,
  Steps: (props: Children) => <div className={lists.steps} {...props} />,
  Timeline: (props: Children) => <div className={lists.timeline} {...props} />,
} satisfies Record<keyof typeof WRITERS_COMPONENTS, unknown>;
