import {Children, isValidElement, use, useId, useRef, type PropsWithChildren, type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {useSite} from '../../../config/useSite';
import {howTo, toJson} from '../../../shell/page/structuredData';
import {parseTextList} from '../../../shell/storage/useStored';
import {useWork} from '../../../shell/storage/useWork';
import {recipePath} from '../../../config/paths';
import {progressKey} from '../saved';
import {RecipeContext} from './recipeContext';
import styles from './RecipeSteps.module.css';

type Item = PropsWithChildren;

/** The items of the one Markdown list between <RecipeSteps> tags. */
function itemsOf(children: ReactNode): ReactNode[] {
  const list = Children.toArray(children).find((child) => isValidElement<Item>(child));
  return isValidElement<Item>(list)
    ? Children.toArray(list.props.children).flatMap((item) =>
        isValidElement<Item>(item) ? [item.props.children] : [],
      )
    : [];
}

/** The words of what is shown. */
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<Item>(child)) {
        return textOf(child.props.children);
      }
      return typeof child === 'string' || typeof child === 'number' ? child : '';
    })
    .join('');
}

/** The steps as search engines read them, from what the page shows: no text is in its script twice. */
function StepsData({steps}: {steps: readonly ReactNode[]}): ReactNode {
  const site = useSite();
  const context = use(RecipeContext);
  const texts = steps.map((step) => textOf(step).replaceAll('\u00A0', ' ').trim());
  return (
    context && (
      <Head>
        <script type="application/ld+json">
          {toJson(
            howTo(site, {
              ...context.recipe,
              description: context.description,
              steps: texts,
              path: recipePath(context.recipe.id),
            }),
          )}
        </script>
      </Head>
    )
  );
}

/** A recipe's numbered steps as a checklist; the browser remembers which are done. */
export default function RecipeSteps({children}: {children: ReactNode}): ReactNode {
  const recipe = use(RecipeContext)?.recipe.id ?? '';
  const [done, setDone] = useWork(progressKey(recipe), parseTextList);
  const field = useId();
  const status = useRef<HTMLSpanElement>(null);
  const steps = itemsOf(children);
  const doneHere = steps.filter((_, index) => done.includes(String(index + 1))).length;
  return (
    <div className={styles.steps}>
      <StepsData steps={steps} />
      <ol className="clean-list">
        {steps.map((step, index) => {
          const number = String(index + 1);
          const checked = done.includes(number);
          return (
            <li key={number} data-done={checked || undefined}>
              <input
                type="checkbox"
                id={`${field}${number}`}
                aria-label={`Step ${number} done`}
                checked={checked}
                onChange={() =>
                  setDone(checked ? done.filter((other) => other !== number) : [...done, number])
                }
              />
              <label htmlFor={`${field}${number}`} className={styles.number}>
                {number}
              </label>
              <div>{step}</div>
            </li>
          );
        })}
      </ol>
      <div className={clsx('screenOnly', styles.progress)}>
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
      </div>
    </div>
  );
}
