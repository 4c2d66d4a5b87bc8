import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import PageHeader from '../../components/layout/PageHeader';
import Section, {Width} from '../../components/layout/Section';
import SplitSection from '../../components/layout/SplitSection';
import ColumnHeads from '../../components/ui/ColumnHeads';
import Linked from '../../components/ui/Linked';
import Rows from '../../components/ui/Rows';
import ScrollBox from '../../components/ui/ScrollBox';
import {ACR_FILE} from '../../config/hosting';
import texts from '../../data/pages/accessibility.yaml';
import {ADHERENCE} from '../../data/wcag';
import {dayInWords} from '../../lib/dayInWords';
import {fill} from '../../lib/fill';
import Page from '../../shell/page/Page';
import styles from './_parts/Accessibility.module.css';

/** The accessibility statement, made from the record of the last test. */
export default function Accessibility(): ReactNode {
  const {methods, open, results, report} = texts;
  return (
    <Page {...texts.page}>
      <Width className={styles.head}>
        <PageHeader heading={texts.heading} lead={fill(texts.lead, {tested: dayInWords(texts.tested)})} />
      </Width>
      <SplitSection heading={methods.heading} lead={methods.lead}>
        <Rows rows={methods.items} narrow />
      </SplitSection>
      <SplitSection ground="sunk" heading={open.heading}>
        <ul className={styles.open}>
          {open.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </SplitSection>
      <Section heading={results.heading} lead={results.lead}>
        <ScrollBox label={results.heading}>
          <table className={styles.results}>
            <ColumnHeads columns={results.columns} />
            <tbody>
              {results.rows.map(({is, how, criteria}) => (
                <tr key={how}>
                  <th scope="row">{ADHERENCE[is]}</th>
                  <td>{criteria.join(', ')}</td>
                  <td>{how}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
        <p>
          <Link to={`pathname:///${ACR_FILE}`} target="_self" className="loneLink">
            {results.download}
          </Link>
        </p>
      </Section>
      <Section ground="sunk" heading={report.heading}>
        <p className={styles.report}>
          <Linked>{report.text}</Linked>
        </p>
      </Section>
    </Page>
  );
}
