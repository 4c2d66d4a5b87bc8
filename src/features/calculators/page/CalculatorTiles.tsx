import tiles from '@generated/content/default/calculators.json';
import clsx from 'clsx';
import {CoverLink} from '../../../components/ui/Card';
import {calculatorPath} from '../../../config/paths';
import type {CalculatorId} from '../../../data/calculators/ids';
import styles from './CalculatorTiles.module.css';

/** Calculators as tiles: each has its question and what it answers to its example. */
export default function CalculatorTiles({ids}: {ids: readonly CalculatorId[]}) {
  return (
    <ul className={clsx('four', styles.tiles)}>
      {ids.map((id) => {
        const {title, inShort} = tiles[id];
        const [given, gives] = inShort;
        return (
          <li key={id} className={clsx('relative', styles.tile)}>
            <h3 className={styles.question}>
              <CoverLink to={calculatorPath(id)}>{title}</CoverLink>
            </h3>
            <p className={clsx('note', styles.answer)}>
              {given}
              <span className="srOnly">: </span>
              <strong className={clsx('serif block brand', styles.gives)}>{gives}</strong>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
