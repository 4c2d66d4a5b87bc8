import type {Outcome} from '@site/src/features/calculators/lib/outcome';

/** The figures of an outcome; fails with its sentence where there are none. */
export function figuresOf<Figures>(outcome: Outcome<Figures>): Figures {
  if ('why' in outcome) {
    throw new Error(outcome.why);
  }
  return outcome.figures;
}
