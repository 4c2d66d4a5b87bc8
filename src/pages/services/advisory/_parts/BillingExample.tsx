import type {ReactNode} from 'react';
import ColumnHeads from '../../../../components/ui/ColumnHeads';
import SplitSection from '../../../../components/layout/SplitSection';
import {claims} from '../../../../config/site';
import {inEuros} from '../../../../config/price';
import {fill} from '../../../../lib/fill';
import texts from '../../../../data/pages/advisory.yaml';
import styles from './BillingExample.module.css';

/** Hours that make a day. */
const HOURS_PER_DAY = 8;

/** One month of work with its hours, and what they come to. */
export default function BillingExample(): ReactNode {
  const {heading, lead, items, hours: hoursHeading, rows, total, totalAtRate, note} = texts.billing;
  const hours = rows.reduce((sum, row) => sum + row.hours, 0);
  const days = hours / HOURS_PER_DAY;
  const {rate} = claims;
  return (
    <SplitSection heading={heading} lead={lead}>
      <div>
        <table className={styles.month}>
          <ColumnHeads columns={[items, hoursHeading]} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.work}>
                <td>{row.work}</td>
                <td>{row.hours}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.total}>
          {rate === null
            ? fill(total, {hours, days})
            : fill(totalAtRate, {hours, days, rate: inEuros(rate), sum: inEuros(days * rate)})}
        </p>
        <p>{note}</p>
      </div>
    </SplitSection>
  );
}
