import tiles from '@generated/content/default/calculators.json';
import clsx from 'clsx';
import Card, {CoverLink} from '../../../components/ui/Card';
import {calculatorPath} from '../../../config/paths';
import type {CalculatorId} from '../../../data/calculators/ids';
import styles from './CalculatorTiles.module.css';

/** Calculators as tiles: each has its question and what it answers to its example. */
export default function CalculatorTiles({ids}: {ids: readonly CalculatorId[]}) {
  return (
    <ul className={clsx('four gap12', styles.tiles)}>
      {ids.map((id) => {
        const {title, inShort} = tiles[id];
        const [given, gives] = inShort;
        return (
          <Card as="li" key={id} className={styles.tile}>
            <h3 className={clsx('serif', styles.question)}>
              <CoverLink to={calculatorPath(id)}>{title}</CoverLink>
            </h3>
            <p className={clsx('soft tiny', styles.answer)}>
              {given}
              <span className="srOnly">: </span>
              <strong className="serif block brand large">{gives}</strong>
            </p>
          </Card>
        );
      })}
    </ul>
  );
}
