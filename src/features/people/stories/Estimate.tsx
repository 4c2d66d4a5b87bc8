import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Estimate.module.css';

interface EstimateProps {
  /** Such as `900 h`. */
  amount: string;
  /** Such as `1,800 kr`. */
  rate: string;
  total: string;
  children: ReactNode;
}

/** An estimate as a large sum, with a paragraph beside it. */
export default function Estimate({amount, rate, total, children}: EstimateProps): ReactNode {
  return (
    <div className={styles.sum}>
      <p className={styles.equation}>
        {amount} <span>×</span> {rate}{' '}
        <span className={clsx('unbroken', styles.sumTotal)}>
          <span>=</span> {total}
        </span>
      </p>
      {children}
    </div>
  );
}
