import Drawing, {pen} from '../../../../components/ui/Drawing';
import styles from './Advisory.module.css';
import {OFFERS, type Offer} from './offers';

const WEEKS = 4;
const WORKDAYS = 5;
const STEP = 44;

/** Days in the order in which an advisor would spread them: one a week first. */
const ORDER = Array.from({length: WEEKS * WORKDAYS}, (_, index) => ({
  week: index % WEEKS,
  day: [1, 3, 0, 2, 4][Math.floor(index / WEEKS)] ?? 0,
}));

/** A month of working days: the days that an offer has at least are solid, those up to its most are lighter. */
function Month({name, days: [fewest, most]}: Offer) {
  return (
    <Drawing box="0 0 216 240">
      <text x="0" y="16" className={pen.label}>
        {name.replace(' Advisory', '')}
      </text>
      {ORDER.map(({week, day}, index) => (
        <rect
          key={index}
          x={day * STEP}
          y={34 + week * STEP}
          width={STEP - 8}
          height={STEP - 8}
          rx="8"
          className={index < fewest ? pen.solid : index < most ? pen.faint : undefined}
          fill={index < most ? undefined : 'none'}
          stroke={index < most ? undefined : 'var(--line)'}
          strokeWidth="1.5"
        />
      ))}
      <text x="0" y={54 + WEEKS * STEP} className={pen.note}>
        {`${fewest}-${most} days of a month`}
      </text>
    </Drawing>
  );
}

export default function DaysCalendar() {
  return (
    <div className={styles.months}>
      {OFFERS.map((offer) => (
        <Month key={offer.id} {...offer} />
      ))}
    </div>
  );
}
