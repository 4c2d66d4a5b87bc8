import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Width} from '../../components/layout/Section';
import {EFFECTIVE_DATE} from '../../data/privacy';
import {CONSENT_KEY} from '../../features/consent/record';
import Page from '../../features/page/Page';
import styles from './_parts/PrivacyPolicy.module.css';
import {sections} from './_parts/sections';

/** The privacy policy, with the cookie preferences tool in its sixth section. */
export default function PrivacyPolicyPage(): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  sections.forEach(({id}) => collectAnchor(id));
  return (
    <Page
      restores={[CONSENT_KEY]}
      title="Privacy policy"
      description="What we collect, why, who sees it, how long we keep it, and the tool to change your cookie preferences. Ten short sections, effective 9 September 2025."
      keywords={['privacy policy', 'cookies', 'data protection', 'GDPR']}
    >
      <Width className={styles.page}>
        <header className={styles.head}>
          <h1>Privacy policy</h1>
          <p>{`Effective date: ${EFFECTIVE_DATE}`}</p>
          <p>
            We advise companies on growth, so we know what can be done with data. This is what we do with
            yours, in ten short sections.
          </p>
        </header>
        <nav className={styles.contents} aria-label="Sections of the policy">
          <ol>
            {sections.map(({id, heading}) => (
              <li key={id}>
                <Link to={`#${id}`}>{heading}</Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.body}>
          {sections.map(({id, heading, body}, index) => (
            <section key={id} id={id} className={styles.section}>
              <h2>{`${index + 1}. ${heading}`}</h2>
              {body}
            </section>
          ))}
        </div>
      </Width>
    </Page>
  );
}
