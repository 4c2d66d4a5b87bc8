import {Children, isValidElement, use, useId, useRef, type PropsWithChildren, type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {useSite} from '../../../config/useSite';
import {howTo, toJson} from '../../../shell/page/structuredData';
import {parseTextList} from '../../../shell/storage/useStored';
import {useWork} from '../../../shell/storage/useWork';
import {recipePath} from '../../../config/paths';
import {elementsIn, isStep} from './elements';
import {RecipeContext} from './recipeContext';
import {StepsContext, type StepsState} from './stepsContext';
import styles from './RecipeSteps.module.css';

/** Where the browser keeps which steps of a recipe are done. */
export const progressKey = (id: string): string => `gfn-recipe-progress-${id}`;

/** The words of what is shown. */
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<PropsWithChildren>(child)) {
        return textOf(child.props.children);
      }
      return typeof child === 'string' || typeof child === 'number' ? child : '';
    })
    .join('')
    .trim();
}

/** The steps between the tags of the phases, each with its task and how it is done, which stand first in it. */
const stepsIn = (children: ReactNode) =>
  elementsIn(children)
    .flatMap((phase) => elementsIn(phase.props.children))
    .filter(isStep)
    .map((step) => {
      const [name = '', text = ''] = elementsIn(step.props.children).map(textOf);
      return {name, text};
    });

/** The steps as search engines read them, from what the page shows: no text is in its script twice. */
function StepsData({steps}: {steps: ReturnType<typeof stepsIn>}): ReactNode {
  const site = useSite();
  const context = use(RecipeContext);
  return (
    context && (
      <Head>
        <script type="application/ld+json">
          {toJson(
            howTo(site, {
              ...context.recipe,
              description: context.description,
              steps,
              path: recipePath(context.recipe.id),
            }),
          )}
        </script>
      </Head>
    )
  );
}

/** A recipe's numbered steps by phase as a checklist; the browser remembers which are done. */
export default function RecipeSteps({children}: {children: ReactNode}): ReactNode {
  const recipe = use(RecipeContext)?.recipe.id ?? '';
  const [done, setDone] = useWork(progressKey(recipe), parseTextList);
  const field = useId();
  const status = useRef<HTMLSpanElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const steps = stepsIn(children);
  const doneHere = steps.filter((_, index) => done.includes(String(index + 1))).length;
  const state: StepsState = {
    field,
    isDone: (number) => done.includes(String(number)),
    toggle: (number) => {
      const key = String(number);
      setDone(done.includes(key) ? done.filter((other) => other !== key) : [...done, key]);
    },
  };
  const unfold = () => {
    const folds = [...(place.current?.querySelectorAll('details') ?? [])];
    const isFolded = folds.some(({open}) => !open);
    folds.forEach((fold) => {
      fold.open = isFolded;
    });
  };
  return (
    <div className={styles.steps} ref={place}>
      <StepsData steps={steps} />
      <p className={clsx('screenOnly', styles.progress)}>
        <progress max={steps.length} value={doneHere} aria-label="Steps done" />
        <span role="status" ref={status} tabIndex={-1}>{`${doneHere} of ${steps.length} steps done`}</span>
        {doneHere > 0 && (
          <button
            type="button"
            onClick={() => {
              setDone([]);
              // The button goes away: the count takes its place as the focus.
              status.current?.focus();
            }}
          >
            Start again
          </button>
        )}
        <button type="button" className="needsScript" onClick={unfold}>
          Show all
        </button>
      </p>
      <StepsContext value={state}>{children}</StepsContext>
    </div>
  );
}
