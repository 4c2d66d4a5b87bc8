import type {CalculatorId} from '../../../data/calculators/ids';
import type {ReactNode} from 'react';
import EmbeddedCalculator from '../../calculators/embed/EmbeddedCalculator';

interface CalculatorProps {
  id: CalculatorId;
  /** In words what it answers: the build fills them in (plugins/content/calculators). */
  question?: string;
  result?: string;
  numbers?: string;
  /** The figures of the text, by the names of the calculator's inputs. */
  [input: string]: number | string | undefined;
}

/** A calculator in an article or a note: `<Calculator id="test-size" rate={5} change={20} />`. */
export default function Calculator({
  id,
  question = '',
  result = '',
  numbers = '',
  ...figures
}: CalculatorProps): ReactNode {
  const given = Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
  return <EmbeddedCalculator id={id} with={given} question={question} result={result} numbers={numbers} />;
}
