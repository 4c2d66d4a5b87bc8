import clsx from 'clsx';
import TextLink from '../../components/ui/TextLink';
import Link from '@docusaurus/Link';
import PageHeader from '../../components/layout/PageHeader';
import Section, {Width} from '../../components/layout/Section';
import SplitSection from '../../components/layout/SplitSection';
import ColumnHeads from '../../components/ui/ColumnHeads';
import Rows from '../../components/ui/Rows';
import ScrollBox from '../../components/ui/ScrollBox';
import {METHODS, OPEN, RESULTS, TESTED} from '../../data/accessibility';
import {dayInWords} from '../../lib/dayInWords';
import Page from '../../shell/page/Page';
import styles from './_parts/Accessibility.module.css';
import {claims} from '../../config/site';
import {useSite} from '../../config/useSite';

export default function Accessibility() {
  return (
    <Page
      title="Accessibility statement"
      description="What of this site was tested against WCAG 2.2 AA, how and when, what is known not to hold, and how to report a barrier. Self-assessed."
      keywords={['accessibility statement', 'WCAG 2.2 AA', 'OpenACR', 'report a barrier']}
    >
      <Width className={styles.head}>
        <PageHeader
          heading="Accessibility"
          lead={`We aim at WCAG 2.2, level AA, on every page. This is our own assessment: no one outside has audited the site. The last full test was on ${dayInWords(TESTED)}.`}
        />
      </Width>
      <SplitSection
        heading="What was tested, and how"
        lead="One page of each kind goes through these tests in Chromium: home, lists, recipes, articles, profiles, stories, hubs, forms, calculators, the planner, search and the games."
      >
        <Rows rows={METHODS} narrow />
      </SplitSection>
      <SplitSection ground="sunk" heading="What does not hold, or is not known">
        <ul className={clsx('grid gap12 measure', styles.open)}>
          {OPEN.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </SplitSection>
      <Section
        heading="The result by success criterion"
        lead="All 55 criteria of levels A and AA of WCAG 2.2, by number."
      >
        <ScrollBox label="The result by success criterion">
          <table className={styles.results}>
            <ColumnHeads columns={['Result', 'Criteria', 'How we know']} />
            <tbody>
              {RESULTS.map(({is, how, criteria}) => (
                <tr key={how}>
                  <th scope="row">{is}</th>
                  <td>{criteria.join(', ')}</td>
                  <td>{how}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      </Section>
      <Section ground="sunk" heading="Report a barrier">
        <p className="above16 measure">
          Write to <TextLink to={`mailto:${useSite().contactEmail}`}>{useSite().contactEmail}</TextLink>
          {' or use the '}
          <Link to="/contact">contact form</Link>
          {`. Say on which page you were, what you wanted to do, and with which browser and aids. We answer ${claims.reply}, send you what you needed in another form, and say when it will be fixed.`}
        </p>
      </Section>
    </Page>
  );
}
