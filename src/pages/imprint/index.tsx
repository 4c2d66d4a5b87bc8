import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Width} from '../../components/layout/Section';
import {useSite} from '../../config/useSite';
import {addressLines} from '../../features/page/legal';
import Page from '../../features/page/Page';
import styles from './_parts/Imprint.module.css';

/** Who answers for the site: company, address, contact, and where they are set, representative, register and VAT number. */
export default function Imprint(): ReactNode {
  const site = useSite();
  const {name, controller, contactEmail, representedBy, register, vatId} = site;
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['Represented by', representedBy],
    ['Register', register],
    ['VAT number', vatId],
  ];
  return (
    <Page
      title="Imprint"
      description={`Who is responsible for the site of ${name}: company, postal address, e-mail address, and how to reach a person with a question about it.`}
      keywords={['imprint', 'legal notice', 'company details', 'contact']}
    >
      <Width>
        <div className={styles.page}>
          <h1>Imprint</h1>
          <dl className={styles.facts}>
            <div>
              <dt>Responsible for this site</dt>
              <dd>
                <address>{[controller, ...addressLines(site)].join('\n')}</address>
              </dd>
            </div>
            <div>
              <dt>E-mail</dt>
              <dd>
                <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>
              </dd>
            </div>
            {facts
              .filter(([, value]) => value !== '')
              .map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
          <p className={styles.note}>
            What we do with your data is in the <Link to="/privacy-policy">privacy policy</Link>. For anything
            else, the <Link to="/contact">contact page</Link> is the quickest way to a person.
          </p>
        </div>
      </Width>
    </Page>
  );
}
