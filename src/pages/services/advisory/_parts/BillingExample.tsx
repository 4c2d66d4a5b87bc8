import ColumnHeads from '../../../../components/ui/ColumnHeads';
import SplitSection from '../../../../components/layout/SplitSection';
import {inEuros, priceInWords} from '../../../../config/price';
import {claims} from '../../../../config/site';

export const MONTH = [
  {work: 'Four weekly stand-ups, 30 minutes each', hours: 2},
  {work: 'Drafts and campaigns reviewed, an hour and a half a week', hours: 6},
  {work: 'Two flows built in your account, with their pages', hours: 16},
  {work: 'Tests read, and the plan for the next month', hours: 8},
];

/** Hours that make a day. */
const HOURS_PER_DAY = 8;

export default function BillingExample() {
  const hours = MONTH.reduce((sum, row) => sum + row.hours, 0);
  const days = hours / HOURS_PER_DAY;
  const {rate} = claims;
  return (
    <SplitSection
      heading="What a month of work comes to, as an example"
      lead={`You pay for the hours worked that month, and eight hours make a day. ${priceInWords()} It is the same for every kind of work.`}
    >
      <div>
        <table className="full below16 figures">
          <ColumnHeads columns={['Work in the month', 'Hours']} />
          <tbody>
            {MONTH.map((row) => (
              <tr key={row.work}>
                <td>{row.work}</td>
                <td>{row.hours}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="below20 strong">
          {rate === null
            ? `${hours} hours, so ${days} days at the day rate`
            : `${hours} hours, so ${days} days at ${inEuros(rate)}: ${inEuros(days * rate)} without VAT`}
        </p>
        <p>
          Leave out the building and 16&nbsp;hours remain, which is a light month of 2 days. If you stop on
          the tenth, you pay for the hours up to the tenth.
        </p>
      </div>
    </SplitSection>
  );
}
