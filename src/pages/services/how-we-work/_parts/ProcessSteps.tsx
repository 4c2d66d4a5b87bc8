import type {ReactNode} from 'react';
import texts from '../../../../data/pages/how-we-work.yaml';
import styles from './ProcessSteps.module.css';

/** The five numbered steps, each with what it leaves on the table. */
export default function ProcessSteps(): ReactNode {
  return (
    <ol className={styles.steps}>
      {texts.processSteps.map(({title, lines, output}, index) => (
        <li key={title}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <div className={styles.lines}>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <p className={styles.output}>
            <span>{texts.process.output}</span> {output}
          </p>
        </li>
      ))}
    </ol>
  );
}
