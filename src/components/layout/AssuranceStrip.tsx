import clsx from 'clsx';
import {claims} from '../../config/site';
import Icon from '../ui/Icon';
import styles from './AssuranceStrip.module.css';

export default function AssuranceStrip({assurances = claims.assurances}: {assurances?: readonly string[]}) {
  return (
    <ul className={clsx('cluster strong', styles.strip)}>
      {assurances.map((assurance) => (
        <li className="middle gapText" key={assurance}>
          <Icon name="check" />
          {assurance}
        </li>
      ))}
    </ul>
  );
}
