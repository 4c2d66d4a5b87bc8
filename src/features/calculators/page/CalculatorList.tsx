import type {ReactNode} from 'react';
import RowLink from '../../../components/ui/RowLink';
import type {CalculatorCard} from '../calculator';
import {calculatorPath} from '../../../config/paths';
import styles from './CalculatorList.module.css';

/** Calculators by their questions, each with when it helps. */
export default function CalculatorList({cards}: {cards: readonly CalculatorCard[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {cards.map(({id, title, text}) => (
        <li key={id}>
          <h3>
            <RowLink to={calculatorPath(id)}>{title}</RowLink>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
