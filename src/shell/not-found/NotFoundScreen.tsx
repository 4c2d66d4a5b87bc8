import clsx from 'clsx';
import Link from '@docusaurus/Link';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import {ButtonLink} from '../../components/ui/Button';
import {Width} from '../../components/layout/Section';
import {SEARCH_PATH, searchFor} from '../../config/paths';
import {CrumbsContext} from '../breadcrumbs/BreadcrumbBar';
import type {Crumb} from '../breadcrumbs/crumbs';
import styles from './NotFoundScreen.module.css';
import type {Screen} from './resolve';

interface NotFoundScreenProps {
  screen: Screen;
  crumbs: readonly Crumb[];
  /** What to search for; '' where the address says nothing. */
  words: string;
}

export default function NotFoundScreen({screen, crumbs, words}: NotFoundScreenProps) {
  return (
    <>
      <div className={styles.crumbs}>
        <CrumbsContext value={{crumbs}}>
          <DocBreadcrumbs />
        </CrumbsContext>
      </div>
      <main>
        <Width className={styles.screen}>
          <p className={styles.code}>404</p>
          <h1 className={clsx('title', styles.heading)}>{screen.heading}</h1>
          <p className={clsx('below20 soft', styles.text)}>{screen.text}</p>
          <ButtonLink primary to={screen.to}>
            {screen.button}
          </ButtonLink>
          <p className={clsx('above24', styles.search)}>
            <Link className="clipped nowrap" to={words === '' ? SEARCH_PATH : searchFor(words)}>
              {words === '' ? 'Search the site' : `Search the site for “${words}”`}
            </Link>
          </p>
          <ul className={clsx('cluster', styles.places)}>
            <li>
              <Link to="/services/growth-recipes">All growth recipes</Link>
            </li>
            <li>
              <Link to="/growth-hubs">Growth hubs by channel</Link>
            </li>
          </ul>
        </Width>
      </main>
    </>
  );
}
