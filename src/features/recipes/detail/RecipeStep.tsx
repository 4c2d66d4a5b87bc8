import {use, type ReactNode} from 'react';
import texts from '../../../data/pages/growth-recipe.yaml';
import EmbeddedCalculator from '../../calculators/embed/EmbeddedCalculator';
import DecideRows from './DecideRows';
import {elementsIn, isStep} from './elements';
import {PaperLink} from './Papers';
import {RecipeContext} from './recipeContext';
import {StepsContext} from './stepsContext';
import fold from '../Fold.module.css';
import styles from './RecipeSteps.module.css';

interface RecipeStepProps {
  number: number;
  /** The file and the calculator that it uses, where it uses one. */
  paper?: string;
  calculator?: string;
  /** Its task as a heading, then how it is done. */
  children: ReactNode;
}

/** One step: its task, and on a phone folded below it how it is done, with the paper and the calculator for it. */
export function RecipeStep({number, paper, calculator, children}: RecipeStepProps): ReactNode {
  const context = use(RecipeContext);
  const {field, isDone, toggle} = use(StepsContext);
  const [task, ...how] = elementsIn(children);
  const id = `${field}${number}`;
  const done = isDone(number);
  const file = context?.papers.find((one) => one.file === paper);
  const sum = context?.recipe.calculators?.find((one) => one.id === calculator);
  return (
    <li data-done={done || undefined} className={styles.step}>
      <input
        type="checkbox"
        id={id}
        aria-label={`Step ${number} done`}
        checked={done}
        onChange={() => toggle(number)}
      />
      <label htmlFor={id} className={styles.number}>
        {number}
      </label>
      {task}
      <details className={styles.how}>
        <summary>
          <span className="srOnly">{`How step ${number} is done`}</span>
        </summary>
        {how}
        {context && file && (
          <p className={styles.paper}>
            <PaperLink recipe={context.recipe.id} paper={file} />
          </p>
        )}
        {sum && <EmbeddedCalculator {...sum} />}
      </details>
    </li>
  );
}

/** The steps of one part of the work, below its heading, what else belongs to it, and what the decision goes by. */
export function RecipePhase({
  decides = false,
  children,
}: {
  decides?: boolean;
  children: ReactNode;
}): ReactNode {
  const [heading, ...rest] = elementsIn(children);
  const steps = rest.filter(isStep);
  const [title, ...table] = rest.filter((item) => !isStep(item));
  return (
    <section className={styles.phase}>
      {heading}
      <ol className="clean-list" start={steps[0]?.props.number}>
        {steps}
      </ol>
      {title && (
        <details className={fold.phone}>
          <summary className="screenOnly">{title.props.children}</summary>
          <div className={styles.title}>{title}</div>
          {table}
        </details>
      )}
      {decides && <DecideRows />}
    </section>
  );
}

/** A part that a phone has folded: the quoted case, the tips, the note. */
export function RecipeFold({of, children}: {of: 'quote' | 'tips' | 'note'; children: ReactNode}): ReactNode {
  return (
    <details className={fold.phone}>
      <summary className="screenOnly">{texts.folded[of]}</summary>
      {children}
    </details>
  );
}

/** Where the figures of a step come from, folded. */
export function RecipeWhy({children}: {children: ReactNode}): ReactNode {
  return (
    <details className={styles.why}>
      <summary>Why</summary>
      {children}
    </details>
  );
}
