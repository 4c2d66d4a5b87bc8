import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {Width} from '../../components/layout/Section';
import Page from '../../shell/page/Page';
import styles from './_parts/PrivacyPolicy.module.css';
import CookiePreferences from './_parts/CookiePreferences';
import {sectionsOf, type PolicySection} from './_parts/sections';
import StorageTable from './_parts/StorageTable';
import Linked from '../../components/ui/Linked';
import {claims} from '../../config/site';
import {useSite} from '../../config/useSite';
import {dayInWords} from '../../lib/dayInWords';
import {toSlug} from '../../lib/toSlug';

const EFFECTIVE = dayInWords(claims.policyDate);

function Prose({text}: Pick<PolicySection, 'text'>) {
  return text.map((block, index) =>
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

export default function PrivacyPolicyPage() {
  const {collectAnchor} = useBrokenLinks();
  const sections = sectionsOf(useSite()).map((section) => ({...section, id: toSlug(section.heading)}));
  sections.forEach(({id}) => collectAnchor(id));
  return (
    <Page
      title="Privacy policy"
      description={`What we collect, why, who sees it, how long we keep it, and the tool to change your cookie preferences. Ten short sections, effective ${EFFECTIVE}.`}
      keywords={['privacy policy', 'cookies', 'data protection', 'GDPR']}
    >
      <Width className={clsx('grid foldsMedium', styles.page)}>
        <header className={styles.head}>
          <h1 className="below16">Privacy policy</h1>
          <p className="below12 lead">{`Effective date: ${EFFECTIVE}`}</p>
          <p className="below12 lead">
            We advise companies on growth, so we know what can be done with data. This is what we do with
            yours, in ten short sections.
          </p>
        </header>
        <nav className={clsx('small', styles.contents)} aria-label="Sections of the policy">
          <ol>
            {sections.map(({id, heading}) => (
              <li key={id}>
                <Link className="soft plain" to={`#${id}`}>
                  {heading}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className="measure">
          {sections.map(({id, heading, text, tools}, index) => (
            <section key={id} id={id} className={clsx('prose', styles.section)}>
              <h2 className="below16">{`${index + 1}. ${heading}`}</h2>
              <Prose text={text} />
              {tools && (
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
