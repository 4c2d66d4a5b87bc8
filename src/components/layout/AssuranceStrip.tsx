import type {ReactNode} from 'react';
import {claims} from '../../config/site';
import Icon from '../ui/Icon';
import styles from './AssuranceStrip.module.css';

/** Three short promises in a row; the network's usual ones unless others are given. */
export default function AssuranceStrip({
  assurances = claims.assurances,
}: {
  assurances?: readonly string[];
}): ReactNode {
  return (
    <ul className={styles.strip}>
      {assurances.map((assurance) => (
        <li key={assurance}>
          <Icon name="check" />
          {assurance}
        </li>
      ))}
    </ul>
  );
}
