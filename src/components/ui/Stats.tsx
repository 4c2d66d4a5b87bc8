import clsx from 'clsx';
import {claims} from '../../config/site';
import styles from './Stats.module.css';

interface Stat {
  value: string;
  label: string;
}

export default function Stats({stats = claims.headline}: {stats?: readonly Stat[]}) {
  return (
    <dl
      className={clsx('even', styles.strip)}
      style={{'--count': stats.length, '--letters': Math.max(...stats.map(({value}) => value.length))}}
    >
      {stats.map(({value, label}) => (
        <div key={label}>
          <dt className="soft">{label}</dt>
          <dd className={clsx('numeral display', styles.value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
