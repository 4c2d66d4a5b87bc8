import {type KeyboardEvent, useRef, useState} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {hasModifier} from '../../../components/ui/clicks';
import SampleBadge from '../../../components/ui/SampleBadge';
import {caseInWords} from '../../../data/recipes/words';
import styles from './CardTabs.module.css';
import type {ListCard} from './library';
const TABS = ['Steps', 'Assets', 'Case'] as const;
type Tab = (typeof TABS)[number];

function Panel({tab, recipe}: {tab: Tab; recipe: ListCard}) {
  const {steps, stepCount, assetsNeeded, assetCount, caseStudy, source, case: kind} = recipe;
  if (tab === 'Case') {
    return (
      <>
        <p>
          <SampleBadge of={kind} /> {caseInWords(kind)}
        </p>
        <blockquote className={clsx('clamped ink', styles.case)}>{`“${caseStudy}”`}</blockquote>
        <p>{`Source: ${source}`}</p>
      </>
    );
  }
  const List = tab === 'Steps' ? 'ol' : 'ul';
  const items = tab === 'Steps' ? steps : assetsNeeded;
  const more = (tab === 'Steps' ? stepCount : assetCount) - items.length;
  return (
    <>
      <List className={styles.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
      {more > 0 && <p>{`+${more} more ${tab.toLowerCase()}...`}</p>}
    </>
  );
}

/**
 * A recipe's first steps, first assets and case as tabs, after the ARIA Authoring Practices (automatic activation).
 * The HTML has the steps. The others, a third of the list's weight, come once the page is live: no one can open them before.
 */
export default function CardTabs({recipe}: {recipe: ListCard}) {
  const [current, setCurrent] = useState<Tab>('Steps');
  const isLive = useIsBrowser();
  const list = useRef<HTMLDivElement>(null);
  const idOf = (tab: Tab) => `${recipe.id}-${tab.toLowerCase()}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) {
      return;
    }
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
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={`Preview of ${recipe.name}`}
        className={clsx('screenOnly gap4 relative', 'needsScript', styles.list)}
      >
        {TABS.map((tab) => (
          <button
            className="strong note"
            key={tab}
            type="button"
            role="tab"
            id={`${idOf(tab)}-tab`}
            aria-selected={tab === current}
            aria-controls={tab === current ? idOf(tab) : undefined}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => setCurrent(tab)}
            onKeyDown={onKeyDown}
          >
            {tab}
          </button>
        ))}
      </div>
      {(isLive ? TABS : [current]).map((tab) => (
        <div
          key={tab}
          ref={(panel) => {
            const show = () => setCurrent(tab);
            if (tab !== current) {
              // React writes the attribute without a value. What the browser's search finds comes into view.
              panel?.setAttribute('hidden', 'until-found');
            }
            panel?.addEventListener('beforematch', show);
            return () => panel?.removeEventListener('beforematch', show);
          }}
          role="tabpanel"
          id={idOf(tab)}
          aria-labelledby={`${idOf(tab)}-tab`}
          className={clsx('small', styles.panel)}
          hidden={tab !== current}
        >
          <Panel tab={tab} recipe={recipe} />
        </div>
      ))}
    </div>
  );
}
