import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Crumb} from './crumbs';
import styles from './BreadcrumbBar.module.css';

/** The trail to the page; the last crumb is plain text. Renders nothing for an empty trail. */
export default function BreadcrumbBar({crumbs}: {crumbs: readonly Crumb[]}): ReactNode {
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
