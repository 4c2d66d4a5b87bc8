import type {CalculatorId} from '@site/src/data/calculators/ids';
import {CALCULATORS} from '@site/src/features/calculators/all';
import {workOut} from '@site/src/features/calculators/values';
import type {Given} from '@site/src/features/calculators/calculator';

/** The figures that a calculator gives; fails with its sentence where it gives none. */
export function figuresOf(id: CalculatorId, given: Given): Readonly<Record<string, number>> {
  const outcome = workOut(CALCULATORS[id], given);
  if (outcome.figures === undefined) {
    throw new Error(outcome.why);
  }
  return outcome.figures as Record<string, number>;
}
