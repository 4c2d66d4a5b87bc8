import type {ReactNode} from 'react';
import SplitSection from '../../../../components/layout/SplitSection';
import {fill} from '../../../../lib/fill';
import texts from '../../../../data/pages/advisory.yaml';
import styles from './BillingExample.module.css';

/** Hours that make a day. */
const HOURS_PER_DAY = 8;

/** One month of work with its hours, and what they come to. */
export default function BillingExample(): ReactNode {
  const {heading, lead, items, hours: hoursHeading, rows, total, note} = texts.billing;
  const hours = rows.reduce((sum, row) => sum + row.hours, 0);
  return (
    <SplitSection heading={heading} lead={lead}>
      <div>
        <table className={styles.month}>
          <thead>
            <tr>
              <th scope="col">{items}</th>
              <th scope="col">{hoursHeading}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.work}>
                <td>{row.work}</td>
                <td>{row.hours}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.total}>{fill(total, {hours, days: hours / HOURS_PER_DAY})}</p>
        <p>{note}</p>
      </div>
    </SplitSection>
  );
}
