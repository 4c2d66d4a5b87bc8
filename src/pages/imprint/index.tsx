import clsx from 'clsx';
import TextLink from '../../components/ui/TextLink';
import Link from '@docusaurus/Link';
import {Width} from '../../components/layout/Section';
import {LICENCES_FILE} from '../../config/hosting';
import {addressLines} from '../../config/site';
import {useSite} from '../../config/useSite';
import Page from '../../shell/page/Page';
import styles from './_parts/Imprint.module.css';

export default function Imprint() {
  const site = useSite();

  const {controller, contactEmail, representedBy, register, vatId} = site;
  const facts = {
    'Responsible for this site': <address>{[controller, ...addressLines(site)].join('\n')}</address>,
    'E-mail': <TextLink to={`mailto:${contactEmail}`}>{contactEmail}</TextLink>,
    'Represented by': representedBy,
    Register: register,
    'VAT number': vatId,
  };
  return (
    <Page
      title="Imprint"
      description={`Who is responsible for the site of ${site.name}: company, postal address, e-mail address, and how to reach a person with a question about it.`}
      keywords={['imprint', 'legal notice', 'company details', 'contact']}
    >
      <Width>
        <div className={styles.page}>
          <h1>Imprint</h1>
          <dl className={clsx('grid gap24', styles.facts)}>
            {Object.entries(facts).map(
              ([label, value]) =>
                value !== '' && (
                  <div key={label}>
                    <dt className="strong note">{label}</dt>
                    <dd className="above4 large anywhere">{value}</dd>
                  </div>
                ),
            )}
          </dl>
          <p className="above40 soft">
            Our <Link to="/privacy-policy">privacy policy</Link>
            {' explains what we do with your data, and the '}
            <Link to="/accessibility">accessibility statement</Link>
            {' what was tested. For anything else, the '}
            <Link to="/contact">contact page</Link> is the quickest way to reach a person.
          </p>
          <p className="above40 soft">
            <Link to={`pathname:///${LICENCES_FILE}`} target="_self">
              Licences of the software and the fonts that this site is made with
            </Link>
          </p>
        </div>
      </Width>
    </Page>
  );
}
