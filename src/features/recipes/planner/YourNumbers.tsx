import type {ReactNode} from 'react';
import {Button} from '../../../components/ui/Button';
import texts from '../../../data/pages/growth-plan.yaml';
import {NUMBERS} from '../../../data/recipes/taxonomy';
import {keysOf} from '../../../lib/record';
import {mostOf, numbersOf} from '../../../shell/numbers/numbers';
import {useNumbers} from '../../../shell/numbers/useNumbers';
import DraftField from './DraftField';
import styles from './YourNumbers.module.css';

const asLabel = (unit: string) => unit.replace(/^([%a-z])/, (first) => first.toUpperCase());

/** A visitor's numbers, each asked once and kept in this browser: given, changed and removed here. */
export default function YourNumbers(): ReactNode {
  const [numbers, setNumbers] = useNumbers();
  const {heading, lead, remove} = texts.numbers;
  const count = Object.keys(numbers).length;
  return (
    <details id="numbers" className={styles.numbers}>
      <summary>{count === 0 ? heading : `${heading} (${count})`}</summary>
      <p>{lead}</p>
      <div className={styles.fields}>
        {keysOf(NUMBERS).map((key) => (
          <DraftField
            key={key}
            label={asLabel(NUMBERS[key])}
            type="number"
            min="0"
            max={mostOf(key)}
            step="any"
            optional
            value={numbers[key]?.toString() ?? ''}
            remedy={`Give a number from 0 to ${mostOf(key)}, or leave it empty.`}
            onValue={(value) =>
              setNumbers(numbersOf({...numbers, [key]: value === '' ? undefined : Number(value)}))
            }
          />
        ))}
      </div>
      {count > 0 && (
        <Button small onClick={() => setNumbers({})}>
          {remove}
        </Button>
      )}
    </details>
  );
}
