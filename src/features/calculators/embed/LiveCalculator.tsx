import type {ReactNode} from 'react';
import {useSite} from '../../../config/useSite';
import {keysOf} from '../../../lib/record';
import {useNumbers} from '../../../shell/numbers/useNumbers';
import {absolute} from '../../../shell/page/structuredData';
import type {Calculator} from '../calculator';
import type {Given} from '../lib/outcome';
import {calculatorPath} from '../../../config/paths';
import {ownTexts, queryOf, startTexts} from '../values';
import CalculatorTool from '../view/CalculatorTool';

const stay = () => undefined;

/** A calculator within a text; its numbers are in no address. */
export default function LiveCalculator({
  calculator,
  given,
}: {
  calculator: Calculator;
  given: Given<string>;
}): ReactNode {
  const site = useSite();
  const [numbers] = useNumbers();
  const own = ownTexts(calculator, numbers);
  return (
    <CalculatorTool
      calculator={calculator}
      // Other numbers are another form: these were typed elsewhere.
      key={JSON.stringify(own)}
      start={{...startTexts(calculator, given), ...own}}
      startOver={startTexts(calculator, given)}
      filled={keysOf(own).length > 0}
      onRest={stay}
      addressOf={(texts) => `${absolute(site, calculatorPath(calculator.id))}?${queryOf(calculator, texts)}`}
    />
  );
}
