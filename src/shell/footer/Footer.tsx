import {Suspense, lazy, type MouseEvent} from 'react';
import Link from '@docusaurus/Link';
import {useColorMode} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {Width} from '../../components/layout/Section';
import {isModified} from '../../components/ui/clicks';
import TextLink from '../../components/ui/TextLink';
import {claims} from '../../config/site';
import {footerOnly, navigation, shortcuts, type NavigationEntry} from '../../config/navigation';
import {useSite} from '../../config/useSite';
import {openConsentDialog} from '../consent/dialogControl';
import styles from './Footer.module.css';
import {JOURNAL_PATH} from '../../config/paths';
import ProviderForm from '../provider-forms/ProviderForm';
import letter from './Newsletter.module.css';

const SignUp = lazy(() => import('./SignUp'));

/** The provider's form or our own; where there is neither, the feeds and an e-mail address. */
function Newsletter() {
  const {contactEmail, formsKey, formsFooterId, newsletterAction} = useSite();
  const hasLetter = (formsKey !== '' && formsFooterId !== '') || newsletterAction !== '';

  const follow = (
    <p className="soft">
      <Link to={`pathname://${JOURNAL_PATH}/rss.xml`} target="_self">
        RSS
      </Link>
      {', '}
      <Link to={`pathname://${JOURNAL_PATH}/atom.xml`} target="_self">
        Atom
      </Link>
      {', or '}
      <TextLink to={`mailto:${contactEmail}`}>ask us by e-mail</TextLink> to let you know when something new
      is out.
    </p>
  );
  return (
    <section
      className={clsx('grid ruled middle above40 foldsCompact', letter.newsletter)}
      aria-labelledby="newsletter"
    >
      <h2 className="subheading" id="newsletter">
        {hasLetter ? 'One useful letter a month' : 'Follow the journal'}
      </h2>
      <p className="soft">What we tested, what it cost, what we would do again.</p>
      <ProviderForm
        place="footer"
        fallback={
          newsletterAction === '' ? (
            follow
          ) : (
            <Suspense>
              <SignUp action={newsletterAction} />
            </Suspense>
          )
        }
      />
    </section>
  );
}

/** The header's groups that have a footer column, and those that are only there. */
const columns: {name: string; entries: readonly NavigationEntry[]}[] = [
  ...navigation.flatMap(({name, entries, footer}) =>
    footer === undefined ? [] : [{name, entries: [...entries.filter(({external}) => !external), ...footer]}],
  ),
  ...footerOnly,
];

/** Without script, or opened in a new tab, the link leads to the same settings on the privacy page. */
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
    <label className={clsx('needsScript middle gapText', styles.mode)}>
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
    <footer className={clsx('shownWhole screenOnly whenNear ruled small', styles.footer)}>
      <Width>
        <nav aria-label="Footer" className={styles.few}>
          {shortcuts.map(({name: label, path}) => (
            <Link key={path} to={path}>
              {label}
            </Link>
          ))}
          <Link to="/contact">Contact</Link>
        </nav>
        <details className={styles.all}>
          <summary className="strong">All pages</summary>
          <div className={styles.columns}>
            {columns.map((column) => (
              <nav key={column.name} aria-label={`${column.name}, footer`}>
                <h2 className={clsx('below8 small heavy', styles.heading)}>{column.name}</h2>
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
        </details>
        <Newsletter />
        <div className={clsx('cluster ruled middle above40 soft', styles.base)}>
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
      <span className="end" hidden />
    </footer>
  );
}
