import type {ReactNode} from 'react';
import styles from './HouseOfPalma.module.css';

const FLOWS = [
  ['Welcome', 'Three messages; ends with the first order'],
  ['Browse', 'One reminder. Closed after its hold-out group won'],
  ['Basket', 'Two messages in a day; ends with the order'],
  ['First order', 'What happens now, and when the parcel comes'],
  ['Care', 'How to wash it, a week after it arrives'],
  ['Second look', 'What goes with what they kept'],
  ['Waiting list', 'An hour’s head start before the drop'],
  ['Size is back', 'One message to those who asked'],
  ['Goodbye', 'After 120 days unread, and then quiet'],
] as const;

/** The nine flows, in the order in which a customer meets them. */
export default function FlowLine(): ReactNode {
  return (
    <ol className={styles.flows}>
      {FLOWS.map(([name, rule]) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{rule}</p>
        </li>
      ))}
    </ol>
  );
}
