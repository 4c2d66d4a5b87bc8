import {createContext, use, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Crumb} from './crumbs';
import styles from './BreadcrumbBar.module.css';

/** It is a context because `@theme/DocBreadcrumbs`, which is what a theme calls the bar, takes no props. */
export const CrumbsContext = createContext<{crumbs: readonly Crumb[]; hasBack?: boolean}>({crumbs: []});

/** On phones what is between Home and the parent is behind a button, whose dots the stylesheet has: it is no crumb. */
function Trail({crumbs}: {crumbs: readonly Crumb[]}) {
  const [whole, setWhole] = useState(false);
  const parent = crumbs.length - 2;
  return (
    <ol className={clsx('cluster', styles.list)} data-whole={whole || undefined}>
      {crumbs.map(({name, path}, index) => (
        <li
          key={path}
          className={clsx('row soft', styles.crumb, index > 0 && index < parent && styles.between)}
        >
          {index > parent ? <span aria-current="page">{name}</span> : <Link to={path}>{name}</Link>}
          {index === 0 && parent > 1 && (
            <button
              type="button"
              className={styles.more}
              aria-label="All levels"
              aria-expanded={whole}
              onClick={() => setWhole(!whole)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

export default function BreadcrumbBar() {
  const {crumbs, hasBack} = use(CrumbsContext);
  return (
    crumbs.length > 0 && (
      <nav
        aria-label="Breadcrumbs"
        className={clsx('screenOnly full small page', styles.bar, hasBack && styles.folds)}
      >
        <Trail key={crumbs.at(-1)?.path} crumbs={crumbs} />
      </nav>
    )
  );
}
