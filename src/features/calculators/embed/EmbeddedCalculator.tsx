import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {Button} from '../../../components/ui/Button';
import {queryWith} from '../../../data/calculators/query';
import type {ShownCalculator} from '../../../data/calculators/schema';
import type {Calculator} from '../calculator';
import {withoutBreaks} from '../lib/format';
import {useLoaded} from '../../../lib/react/useLoaded';
import {calculatorPath} from '../../../config/paths';
import styles from './EmbeddedCalculator.module.css';

async function formOf({id, with: given}: ShownCalculator): Promise<ReactNode> {
  const [{default: CalculatorTool}, {default: calculator}] = await Promise.all([
    import('../view/CalculatorTool'),
    import(`../definitions/${id}.ts`) as Promise<{default: Calculator}>,
  ]);
  return <CalculatorTool calculator={calculator} given={given} example="This text’s example" />;
}

/** Shows the answer to the text's own figures; the form is loaded on opening. */
export default function EmbeddedCalculator(shown: ShownCalculator) {
  const [opened, setOpened] = useState(false);
  const [load] = useState(() => () => formOf(shown));
  const {value: form, failed, retry} = useLoaded(opened ? load : null);
  const {id, with: given, question, result, numbers} = shown;
  // It may have been opened before hydration. Closing keeps what was typed.
  const loadIfOpen = (element: HTMLDetailsElement | null) => {
    if (element?.open === true) {
      setOpened(true);
    }
  };
  return (
    <details
      className={clsx('ruled above24 below24', styles.embed)}
      ref={loadIfOpen}
      onToggle={({currentTarget}) => loadIfOpen(currentTarget)}
    >
      <summary>
        <span className="eyebrow hue">Calculator</span>
        <span className="serif subheading allColumns">{question}</span>
        <span className="soft allColumns">{withoutBreaks(result)}</span>
      </summary>
      {form ?? <p className="note">Worked out with {withoutBreaks(numbers)}.</p>}
      <div role="status">
        {failed && (
          <p className="note">
            The fields for your own figures did not load.{' '}
            <Button small onClick={retry}>
              Try again
            </Button>
          </p>
        )}
      </div>
      <p className="small">
        <Link to={`${calculatorPath(id)}${queryWith(given)}`} className="loneLink">
          How it is worked out, and what it does not say
        </Link>
      </p>
    </details>
  );
}
