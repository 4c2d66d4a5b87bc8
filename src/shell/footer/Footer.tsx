import type {MouseEvent} from 'react';
import Link from '@docusaurus/Link';
import {useColorMode} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {Width} from '../../components/layout/Section';
import {isModified} from '../../components/ui/clicks';
import TextLink from '../../components/ui/TextLink';
import {claims} from '../../config/site';
import {arcade, navigation, type NavigationEntry} from '../../config/navigation';
import {useSite} from '../../config/useSite';
import {openConsentDialog} from '../consent/dialogControl';
import styles from './Footer.module.css';
import Newsletter from './Newsletter';

/** The header's groups that have a footer column, and the arcade. */
const columns: {name: string; entries: readonly NavigationEntry[]}[] = [
  ...navigation.flatMap(({name, entries, footer}) =>
    footer === undefined
      ? []
      : [{name, entries: [...entries.filter((entry) => entry !== 'funding-platform'), ...footer]}],
  ),
  {name: 'Arcade', entries: arcade},
];

/** Without script or in a new tab, the link leads to the same settings on the privacy page. */
function CookieSettings() {
  const open = (event: MouseEvent) => {
    if (!isModified(event)) {
      event.preventDefault();
      openConsentDialog();
    }
  };
  return (
    <Link to="/privacy-policy#cookie-preferences" onClick={open}>
      Cookie settings
    </Link>
  );
}

function ColourMode() {
  const {colorModeChoice, setColorMode} = useColorMode();
  const isBrowser = useIsBrowser();
  return (
    <label className={clsx('needsScript', styles.mode)}>
      Colours
      <select
        value={isBrowser ? (colorModeChoice ?? 'system') : 'system'}
        onChange={({target}) =>
          setColorMode(target.value === 'light' || target.value === 'dark' ? target.value : null)
        }
      >
        <option value="system">System</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
  );
}

export default function Footer() {
  const {name} = useSite();
  return (
    <footer className={clsx('shownWhole screenOnly whenNear', styles.footer)}>
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
        <Newsletter />
        <div className={styles.base}>
          <p>{`© ${claims.copyrightYear} ${name}`}</p>
          <Link to="/privacy-policy">Privacy Policy</Link>
          <Link to="/imprint">Imprint</Link>
          <Link to="/accessibility">Accessibility</Link>
          <CookieSettings />
          {/* A file, not a page: the router must not look for it. */}
          <Link to="pathname:///sitemap.xml" target="_self">
            Sitemap
          </Link>
          <ColourMode />
          <p>
            Built with <TextLink to="https://docusaurus.io">Docusaurus</TextLink>
          </p>
        </div>
      </Width>
    </footer>
  );
}
