import type {CalculatorId} from '../../../data/calculators/ids';
import EmbeddedCalculator from '../../calculators/embed/EmbeddedCalculator';

interface CalculatorProps {
  id: CalculatorId;
  /** These three are filled in by the build (plugins/lib/mdx/fillInCalculators). */
  question?: string;
  result?: string;
  numbers?: string;
  /** Figures by the names of the calculator's inputs. */
  [input: string]: number | string | undefined;
}

/** `<Calculator id="test-size" rate={5} change={20} />` */
export default function Calculator({
  id,
  question = '',
  result = '',
  numbers = '',
  ...figures
}: CalculatorProps) {
  const given = Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
  return <EmbeddedCalculator id={id} with={given} question={question} result={result} numbers={numbers} />;
}
