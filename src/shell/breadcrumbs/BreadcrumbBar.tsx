import {createContext, use} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Crumb} from './crumbs';
import styles from './BreadcrumbBar.module.css';

/** A context, because `@theme/DocBreadcrumbs`, the name by which a theme finds the bar, takes no props. */
export const CrumbsContext = createContext<readonly Crumb[]>([]);

export default function BreadcrumbBar() {
  const crumbs = use(CrumbsContext);
  if (crumbs.length === 0) {
    return null;
  }
  return (
    <nav aria-label="Breadcrumbs" className={clsx('screenOnly', styles.bar)}>
      <ol className={styles.list}>
        {crumbs.map(({name, path}, index) => (
          <li key={path} className={styles.crumb}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={path}>{name}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
