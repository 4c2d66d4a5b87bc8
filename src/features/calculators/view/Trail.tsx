import {useState} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {CalculatorId} from '../../../data/calculators/ids';
import {useLoaded} from '../../../lib/react/useLoaded';
import {CHAIN} from '../chain';
import type {Currency} from '../currency';
import type {Held} from '../handOn';
import styles from './Trail.module.css';

export interface TrailProps {
  id: CalculatorId;
  /** What other tools hold. */
  held: Held;
  currency: Currency;
  /** The address of a tool, with what all of them hold. */
  addressOf: (id: CalculatorId) => string;
}

/** The chain of tools, each with what it found: forwards and back, nothing that was typed is lost. */
export default function Trail({id, held, currency, addressOf}: TrailProps) {
  const [load] = useState(() =>
    Object.keys(held).length > 0 ? () => import('./found').then(({foundIn}) => foundIn(held)) : null,
  );
  const {value: found} = useLoaded(load);
  return (
    <nav aria-label="From an order to who is paid">
      <ol className={clsx('cluster middle tiny', styles.steps)}>
        {CHAIN.map((step) => {
          const isHere = step.id === id;
          const words = isHere ? '' : (found?.[step.name] ?? '');
          return (
            <li key={step.name} aria-current={isHere ? 'step' : undefined}>
              {isHere ? (
                <strong>{step.name}</strong>
              ) : (
                <Link
                  className="touch"
                  to={(held[step.id] === undefined ? step.page : undefined) ?? addressOf(step.id)}
                >
                  {step.name}
                </Link>
              )}
              {words !== '' && <span className="soft">: {words.replaceAll('EUR', currency)}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
