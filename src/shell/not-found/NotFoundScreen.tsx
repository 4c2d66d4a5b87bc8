import Link from '@docusaurus/Link';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import {ButtonLink} from '../../components/ui/Button';
import {Width} from '../../components/layout/Section';
import {SEARCH_PATH, searchFor} from '../../config/paths';
import {CrumbsContext} from '../breadcrumbs/BreadcrumbBar';
import type {Crumb} from '../breadcrumbs/crumbs';
import styles from './NotFoundScreen.module.css';
import type {Screen} from './resolve';

const PLACES = [
  {text: 'All growth recipes', to: '/services/growth-recipes'},
  {text: 'Growth hubs by channel', to: '/growth-hubs'},
];

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
        <CrumbsContext value={crumbs}>
          <DocBreadcrumbs />
        </CrumbsContext>
      </div>
      <main>
        <Width className={styles.screen}>
          <svg viewBox="0 0 480 300" className={styles.drawing} aria-hidden="true">
            <path d="M20 10V280H470" className={styles.axis} />
            <path d="M20 120H215C290 120 320 160 360 300" className={styles.line} />
            <circle cx="215" cy="120" r="7" className={styles.dot} />
          </svg>
          <div>
            <p className={styles.code}>404</p>
            <h1 className={styles.heading}>{screen.heading}</h1>
            <p className={styles.text}>{screen.text}</p>
            <ButtonLink primary to={screen.to}>
              {screen.button}
            </ButtonLink>
            <p className={styles.search}>
              {words === '' ? (
                <Link to={SEARCH_PATH}>Search the site</Link>
              ) : (
                <Link to={searchFor(words)}>Search the site for “{words}”</Link>
              )}
            </p>
            <ul className={styles.places}>
              {PLACES.map(({to, text}) => (
                <li key={to}>
                  <Link to={to}>{text}</Link>
                </li>
              ))}
            </ul>
          </div>
        </Width>
      </main>
    </>
  );
}
