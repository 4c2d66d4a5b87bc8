import type {ReactNode} from 'react';
import type {Calculator} from '../calculator';
import {startTexts, labelledValues} from '../values';
import {Figures} from '../view/Result';
import styles from './CalculatorPage.module.css';

/** What the result below is worked out from, for a browser in which the form does nothing. */
export default function WorkedExample({calculator}: {calculator: Calculator}): ReactNode {
  return (
    <noscript>
      <section className={styles.example} aria-label="Example">
        <p>
          The form needs JavaScript, which is off. These are the numbers of an example; its result is below.
        </p>
        <Figures rows={labelledValues(calculator, startTexts(calculator))} />
      </section>
    </noscript>
  );
}
