import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Width} from '../../../components/layout/Section';
import {claims} from '../../../config/claims';
import {arcade, navigation, type NavigationEntry} from '../../../config/navigation';
import {useSite} from '../../../config/useSite';
import ProviderForm from '../../provider-forms/ProviderForm';
import ColourMode from './ColourMode';
import CookieSettings from './CookieSettings';
import styles from './Footer.module.css';

const COLUMN_NAMES = ['Services', 'Philosophy', 'Our Customers', 'The Network'];

/** The five link columns (specification 1 section 2.2): four of the header's groups, and the arcade. */
const columns: {name: string; entries: readonly NavigationEntry[]}[] = [
  ...navigation
    .filter(({name}) => COLUMN_NAMES.includes(name))
    .map(({name, entries}) => ({name, entries: entries.filter((entry) => entry !== 'funding-platform')})),
  {name: 'Arcade', entries: arcade},
];

/** The footer of every page. */
export default function Footer(): ReactNode {
  const {name} = useSite();
  return (
    <footer className={styles.footer}>
      <Width>
        <div className={styles.columns}>
          {columns.map((column) => (
            <nav key={column.name} aria-label={`${column.name}, footer`}>
              <h2 className={styles.heading}>{column.name}</h2>
              <ul className="clean-list">
                {column.entries.map(({name: label, path}) => (
                  <li key={path}>
                    <Link to={path}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <section className={styles.newsletter} aria-labelledby="newsletter">
          <h2 id="newsletter">One useful letter a month</h2>
          <p>What we tested, what it cost, what we would do again.</p>
          <ProviderForm place="footer" />
        </section>
        <div className={styles.base}>
          <p>{`© ${claims.copyrightYear} ${name}`}</p>
          <Link to="/privacy-policy">Privacy Policy</Link>
          <CookieSettings />
          {/* A file, not a page: the router must not look for it. */}
          <Link to="pathname:///sitemap.xml" target="_self">
            Sitemap
          </Link>
          <ColourMode />
          <p className={styles.credit}>
            Built with <Link to="https://docusaurus.io">Docusaurus</Link>
          </p>
        </div>
      </Width>
    </footer>
  );
}
