import {useState} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {inEuros, priceInWords} from '../../../../config/price';
import {claims} from '../../../../config/site';
import {ORDER, monthOf} from './exampleMonth';
import styles from './Month.module.css';

const EXAMPLE = 4;

function Calendar({days}: {days: number}) {
  return (
    <div className={clsx('grid gap4', styles.calendar)} aria-hidden="true">
      {['M', 'T', 'W', 'T', 'F'].map((name, index) => (
        <span key={index} className="fine">
          {name}
        </span>
      ))}
      {ORDER.map(({week, day}, index) => (
        <span
          key={index}
          className={clsx(styles.day, index < days && styles.worked)}
          style={{gridRow: week + 2, gridColumn: day + 1}}
        />
      ))}
    </div>
  );
}

/** An example month of two to seven days: when, on what, and for how much. */
export default function Month() {
  const [days, setDays] = useState(EXAMPLE);
  const [fewest, most] = claims.growthDays;
  const [leastOfRound, mostOfRound] = claims.fundraisingDays;
  const isRound = days >= leastOfRound && days <= mostOfRound;
  const {rate} = claims;
  return (
    <section className={clsx('grid ruled', styles.month)} aria-label="An example month">
      <label className={clsx('stack', styles.choice)}>
        <span className="note">Days a month</span>
        <span className="numeral display" aria-hidden="true">
          {days}
        </span>
        <input
          className={styles.range}
          type="range"
          min={fewest}
          max={most}
          value={days}
          aria-valuetext={`${days} days`}
          onChange={({target}) => setDays(target.valueAsNumber)}
        />
        <span className="row between full figures fine" aria-hidden="true">
          <span>{fewest}</span>
          <span>{most}</span>
        </span>
      </label>
      <Calendar days={days} />
      <p className="strong" aria-live="polite">
        {rate === null
          ? priceInWords()
          : `${days} days at ${inEuros(rate)}: ${inEuros(days * rate)} without VAT`}{' '}
        <Link to="/network/advisors">See who would come</Link>
      </p>
      <table className="full figures note">
        <caption className="srOnly">Hours of the example month, by task</caption>
        <tbody>
          {monthOf(days).map(({work, hours}) => (
            <tr key={work}>
              <th scope="row">{work}</th>
              <td>{`${hours} h`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine">
        {`An example of ${isRound ? 'growth work; fundraising takes as many days' : `growth work; fundraising takes ${claims.fundraisingDaysPerMonth}`}. `}
        Eight hours make a day. Stop on the tenth and you pay for the hours up to the tenth.
      </p>
    </section>
  );
}
