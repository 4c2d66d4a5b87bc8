import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Width} from '../../components/layout/Section';
import texts from '../../data/pages/privacy-policy.yaml';
import {CONSENT_KEY} from '../../shell/consent/record';
import Page from '../../shell/page/Page';
import styles from './_parts/PrivacyPolicy.module.css';
import CookiePreferences from './_parts/CookiePreferences';
import StorageTable from './_parts/StorageTable';
import Linked from '../../components/ui/Linked';

/** Paragraphs, and lists of points, in their order; links as in `Linked`. */
function Prose({blocks}: {blocks: readonly (string | readonly string[])[]}): ReactNode {
  return blocks.map((block, index) =>
    typeof block === 'string' ? (
      <p key={index}>
        <Linked>{block}</Linked>
      </p>
    ) : (
      <ul key={index}>
        {block.map((point) => (
          <li key={point}>
            <Linked>{point}</Linked>
          </li>
        ))}
      </ul>
    ),
  );
}

/** The privacy policy, with the cookie preferences tool in its sixth section. */
export default function PrivacyPolicyPage(): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const {sections} = texts;
  sections.forEach(({id}) => collectAnchor(id));
  return (
    <Page restores={[CONSENT_KEY]} {...texts.page}>
      <Width className={styles.page}>
        <header className={styles.head}>
          <h1>{texts.heading}</h1>
          <p>{`Effective date: ${texts.effective}`}</p>
          <p>{texts.lead}</p>
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
          {sections.map(({id, heading, text, tools}, index) => (
            <section key={id} id={id} className={styles.section}>
              <h2>{`${index + 1}. ${heading}`}</h2>
              <Prose blocks={text} />
              {tools === true && (
                <>
                  <CookiePreferences />
                  <StorageTable />
                </>
              )}
            </section>
          ))}
        </div>
      </Width>
    </Page>
  );
}
