import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Width} from '../../components/layout/Section';
import Linked from '../../components/ui/Linked';
import TextLink from '../../components/ui/TextLink';
import {LICENCES_FILE} from '../../config/hosting';
import {addressLines} from '../../config/site';
import {useSite} from '../../config/useSite';
import texts from '../../data/pages/imprint.yaml';
import Page from '../../shell/page/Page';
import styles from './_parts/Imprint.module.css';

/** Who answers for the site: company, address, contact, and where they are set, representative, register and VAT number. */
export default function Imprint(): ReactNode {
  const site = useSite();
  const {labels} = texts;
  const {controller, contactEmail, representedBy, register, vatId} = site;
  const facts: readonly (readonly [label: string, value: string])[] = [
    [labels.representedBy, representedBy],
    [labels.register, register],
    [labels.vatId, vatId],
  ];
  return (
    <Page {...texts.page}>
      <Width>
        <div className={styles.page}>
          <h1>{texts.heading}</h1>
          <dl className={styles.facts}>
            <div>
              <dt>{labels.responsible}</dt>
              <dd>
                <address>{[controller, ...addressLines(site)].join('\n')}</address>
              </dd>
            </div>
            <div>
              <dt>{labels.email}</dt>
              <dd>
                <TextLink to={`mailto:${contactEmail}`}>{contactEmail}</TextLink>
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
            <Linked>{texts.note}</Linked>
          </p>
          <p className={styles.note}>
            <Link to={`pathname:///${LICENCES_FILE}`} target="_self">
              {texts.licences}
            </Link>
          </p>
        </div>
      </Width>
    </Page>
  );
}
