import type {ShownCalculator} from '../../../data/calculators/schema';
import {HEADINGS} from '../../../data/evidence/text';
import EmbeddedCalculator from './EmbeddedCalculator';

export default function Calculators({calculators}: {calculators: readonly ShownCalculator[]}) {
  return (
    <section className="above48 prose">
      <h2>{HEADINGS.calculators}</h2>
      {calculators.map((calculator) => (
        <EmbeddedCalculator key={`${calculator.id} ${calculator.numbers}`} {...calculator} />
      ))}
    </section>
  );
}
