import clsx from 'clsx';
import type {ProjectRecord} from '../../../data/projects/schema';
import styles from './Metrics.module.css';

type Metric = ProjectRecord['metrics'][number];

/** Before and after, to scale. */
function Change({change}: {change: NonNullable<Metric['change']>}) {
  const most = Math.max(change.before.amount, change.after.amount, 1);
  return (
    <span className="above12 block">
      {(['before', 'after'] as const).map((when) => (
        <span key={when} className={clsx('grid middle gap8 tiny', styles.row)}>
          <span>{when === 'before' ? 'Before' : 'After'}</span>
          <span className={styles[when]} style={{'--share': change[when].amount / most}} aria-hidden="true" />
          <span className={styles.amount}>{change[when].label}</span>
        </span>
      ))}
    </span>
  );
}

/** The first of them that has a figure before and one after. */
export function FirstChange({metrics}: {metrics: readonly Metric[]}) {
  const measured = metrics.find(({change}) => change !== undefined);
  return (
    measured?.change !== undefined && (
      <div>
        <p className="small strong">{measured.label}</p>
        <Change change={measured.change} />
      </div>
    )
  );
}

export default function Metrics({metrics, note}: {metrics: readonly Metric[]; note: string}) {
  return (
    <div>
      <dl className={clsx('even', styles.metrics)} style={{'--count': metrics.length}}>
        {metrics.map((metric) => (
          <div key={metric.label} className={styles.metric}>
            <dt className="small strong">{metric.label}</dt>
            <dd className="above8">
              <span className={styles.value}>{metric.value}</span>
              {metric.note !== undefined && <span className="above8 block small">{metric.note}</span>}
              {metric.change !== undefined && <Change change={metric.change} />}
            </dd>
          </div>
        ))}
      </dl>
      <p className={clsx('measure tiny', styles.note)}>{note}</p>
    </div>
  );
}
