import {useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import type {RecipeCardData} from '../../../data/recipes/types';
import styles from './CardTabs.module.css';
import Preview, {TABS, type Tab} from './Preview';
import {usePreview} from './usePreview';

/**
 * Previews of a recipe's steps, assets and case, after the ARIA Authoring Practices' tabs with automatic activation.
 * The previews are fetched when somebody points at the tabs or uses them.
 */
export default function CardTabs({recipe}: {recipe: RecipeCardData}): ReactNode {
  const [current, setCurrent] = useState<Tab>('Steps');
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const {preview, asServed, ask} = usePreview(recipe, current === 'Steps');

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
  const onIntent = preview === undefined ? ask : undefined;
  const retry = () => {
    ask();
    // The button that was pressed goes away.
    list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div
        ref={list}
        role="tablist"
        aria-label={`Preview of ${recipe.name}`}
        className={styles.list}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
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
        <Preview tab={current} preview={preview} asServed={asServed} onRetry={retry} />
      </div>
    </div>
  );
}
