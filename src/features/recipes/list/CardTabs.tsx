import {useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {ASSETS_PREVIEW, STEPS_PREVIEW, type RecipeCardData} from '../../../data/recipes/types';
import styles from './CardTabs.module.css';

const TABS = ['Steps', 'Assets', 'Case'] as const;
type Tab = (typeof TABS)[number];

function Panel({tab, recipe}: {tab: Tab; recipe: RecipeCardData}): ReactNode {
  switch (tab) {
    case 'Steps':
      return (
        <>
          <ol className={styles.steps}>
            {recipe.steps.map((step) => (
              <li key={step}>
                <span>{step}</span>
              </li>
            ))}
          </ol>
          {recipe.stepCount > STEPS_PREVIEW && <p>{`+${recipe.stepCount - STEPS_PREVIEW} more steps...`}</p>}
        </>
      );
    case 'Assets':
      return (
        <>
          <ul className={styles.steps}>
            {recipe.assets.map((asset) => (
              <li key={asset}>
                <span>{asset}</span>
              </li>
            ))}
          </ul>
          {recipe.assetCount > ASSETS_PREVIEW && (
            <p>{`+${recipe.assetCount - ASSETS_PREVIEW} more assets...`}</p>
          )}
        </>
      );
    case 'Case':
      return (
        <>
          <blockquote className={styles.case}>{`“${recipe.caseStudy}”`}</blockquote>
          <p>{`Source: ${recipe.source}`}</p>
        </>
      );
  }
}

/** Previews of a recipe's steps, assets and case, after the ARIA Authoring Practices' tabs with automatic activation. */
export default function CardTabs({recipe}: {recipe: RecipeCardData}): ReactNode {
  const [current, setCurrent] = useState<Tab>('Steps');
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const onKeyDown = (event: KeyboardEvent) => {
    const index = TABS.indexOf(current);
    const next = {ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: TABS.length - 1}[event.key];
    if (next !== undefined) {
      event.preventDefault();
      const target = (next + TABS.length) % TABS.length;
      setCurrent(TABS[target] ?? 'Steps');
      list.current?.querySelectorAll('button')[target]?.focus();
    }
  };
  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={`Preview of ${recipe.name}`} className={styles.list}>
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}${tab}`}
            aria-selected={tab === current}
            aria-controls={`${id}panel`}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => setCurrent(tab)}
            onKeyDown={onKeyDown}
          >
            {tab}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${current}`} className={styles.panel}>
        <Panel tab={current} recipe={recipe} />
      </div>
    </div>
  );
}
