import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {CalculatorId} from '../../../data/calculators/ids';
import {unbroken} from '../lib/format';
import {calculatorPath} from '../paths';
import styles from './EmbeddedCalculator.module.css';
import {LOAD} from './load';

interface EmbeddedCalculatorProps {
  id: CalculatorId;
  /** The question, its answer and the numbers behind it in words: the build fills them in (plugins/content/calculators). */
  question?: string;
  result?: string;
  numbers?: string;
  /** The figures of the text, by the names of the calculator's inputs. */
  [input: string]: unknown;
}

type Given = Readonly<Record<string, number | string>>;

/** The figures among the attributes. */
const givenIn = (attributes: Readonly<Record<string, unknown>>): Given =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      (entry): entry is [string, number | string] =>
        typeof entry[1] === 'number' || typeof entry[1] === 'string',
    ),
  );

/** Loads the form of a calculator and gives it with its figures. */
async function formOf(id: CalculatorId, given: Given): Promise<ReactNode> {
  const [{default: Live}, {default: calculator}] = await Promise.all([
    import('./LiveCalculator'),
    LOAD[id](),
  ]);
  return <Live calculator={calculator} given={given} />;
}

/** A calculator within a text: its answer to the text's own figures, and, once opened, its form. */
export default function EmbeddedCalculator({
  id,
  question = '',
  result = '',
  numbers = '',
  ...attributes
}: EmbeddedCalculatorProps): ReactNode {
  const [form, setForm] = useState<ReactNode>();
  const given = givenIn(attributes);
  const open = (element: HTMLDetailsElement) => {
    if (element.open && form === undefined) {
      formOf(id, given).then(setForm, () => undefined);
    }
  };
  return (
    <details className={styles.embed} onToggle={({currentTarget}) => open(currentTarget)}>
      <summary>
        <span className={styles.kind}>Calculator</span>
        <span className={styles.question}>{question}</span>
        <span className={styles.result}>{unbroken(result)}</span>
      </summary>
      {form ?? <p className={styles.numbers}>Worked out with {unbroken(numbers)}.</p>}
      <p className={styles.page}>
        <Link
          to={`${calculatorPath(id)}?${new URLSearchParams(Object.entries(given).map(([name, value]) => [name, String(value)])).toString()}`}
        >
          How it is worked out, and what it does not say
        </Link>
      </p>
    </details>
  );
}
