import type {ReactNode} from 'react';
import {useSite} from '../../../config/useSite';
import {absolute} from '../../../shell/page/structuredData';
import type {Calculator} from '../calculator';
import type {Given} from '../lib/outcome';
import {calculatorPath} from '../../../config/paths';
import {queryOf, startTexts} from '../values';
import CalculatorTool from '../view/CalculatorTool';

const stay = () => undefined;

/** Unlike on a calculator's own page, the numbers do not go into the address. */
export default function LiveCalculator({
  calculator,
  given,
}: {
  calculator: Calculator;
  given: Given<string>;
}): ReactNode {
  const site = useSite();
  return (
    <CalculatorTool
      calculator={calculator}
      start={startTexts(calculator, given)}
      onRest={stay}
      addressOf={(texts) => `${absolute(site, calculatorPath(calculator.id))}?${queryOf(calculator, texts)}`}
    />
  );
}
