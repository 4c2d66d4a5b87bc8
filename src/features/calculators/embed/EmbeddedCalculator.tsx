import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {queryWith} from '../../../data/calculators/query';
import type {ShownCalculator} from '../../../data/calculators/schema';
import {unbroken} from '../lib/format';
import {calculatorPath} from '../paths';
import styles from './EmbeddedCalculator.module.css';
import {load} from './load';

/** The form of a calculator with a text's figures, once its script has come. */
async function formOf({id, with: given}: ShownCalculator): Promise<ReactNode> {
  const [{default: Live}, calculator] = await Promise.all([import('./LiveCalculator'), load(id)]);
  return calculator && <Live calculator={calculator} given={given} />;
}

/** A calculator within a text: its answer to the text's own figures, and, once opened, its form. */
export default function EmbeddedCalculator(shown: ShownCalculator): ReactNode {
  const [form, setForm] = useState<ReactNode>();
  const {id, with: given, question, result, numbers} = shown;
  // A reader may have opened it before the page was live.
  const open = (element: HTMLDetailsElement | null) => {
    if (element?.open === true && form === undefined) {
      formOf(shown).then(setForm, () => undefined);
    }
  };
  return (
    <details className={styles.embed} ref={open} onToggle={({currentTarget}) => open(currentTarget)}>
      <summary>
        <span className={clsx('eyebrow', styles.kind)}>Calculator</span>
        <span className={styles.question}>{question}</span>
        <span className={styles.result}>{unbroken(result)}</span>
      </summary>
      {form ?? <p className={styles.numbers}>Worked out with {unbroken(numbers)}.</p>}
      <p className={styles.page}>
        <Link to={`${calculatorPath(id)}${queryWith(given)}`}>
          How it is worked out, and what it does not say
        </Link>
      </p>
    </details>
  );
}
