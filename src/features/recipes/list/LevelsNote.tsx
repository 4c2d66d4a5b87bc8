import type {ReactNode} from 'react';
import {HOUR_EUR, LEVEL_MEANING, LEVELS} from '../../../data/recipes/taxonomy';
import styles from './LevelsNote.module.css';

/** What the levels of effort and impact mean. */
export default function LevelsNote(): ReactNode {
  return (
    <p className={styles.levels}>
      {(['Effort', 'Impact'] as const).map((of) => (
        <span key={of}>
          <strong>{`${of}: `}</strong>
          {`${LEVELS.map((level) => `${level} is ${LEVEL_MEANING[of][level]}`).join('; ')}. `}
        </span>
      ))}
      {`Own hours count as EUR ${HOUR_EUR} each.`}
    </p>
  );
}
