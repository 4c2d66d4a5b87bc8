import type {Day} from './days';
import type {PlanRecipe} from './types';

/** What uses surfaces: a recipe, or a row of the visitor's own. */
type User = Pick<PlanRecipe, 'name' | 'occupies'>;

interface Stretch {
  recipe: User;
  from: Day;
  /** The day after the last. */
  until: Day;
}

const inOrder = (stretches: readonly Stretch[]) => [...stretches].sort((a, b) => a.from - b.from);

/** Which surface is in use when: two recipes on one at once spoil each other's result. */
export class Surfaces {
  /** In order of time. */
  private readonly used = new Map<string, Stretch[]>();

  /** `onWorkday` gives a day itself, or the next one on which work is done. */
  constructor(private readonly onWorkday: (day: Day) => Day) {}

  /** The working day on which a recipe that begins to run on `start` is decided. */
  decisionOf({runsDays}: PlanRecipe, start: Day): Day {
    return this.onWorkday(start + runsDays);
  }

  /**
   * The first working day from `from` on, from which on all surfaces of a recipe are free until its decision, and the
   * recipe that it waits for, where it has to.
   */
  free(recipe: PlanRecipe, from: Day): {runs: Day; waitsFor: User | undefined} {
    const [only = [], ...others] = recipe.occupies.map((surface) => this.used.get(surface) ?? []);
    const stretches = others.length === 0 ? only : inOrder([...only, ...others.flat()]);
    let runs = this.onWorkday(from);
    let waitsFor: User | undefined;
    for (const other of stretches) {
      if (other.from < this.decisionOf(recipe, runs) && runs < other.until) {
        runs = this.onWorkday(other.until);
        waitsFor = other.recipe;
      }
    }
    return {runs, waitsFor};
  }

  /** Takes the surfaces of a recipe from a day to the decision. */
  take(recipe: User, from: Day, until: Day): void {
    for (const surface of recipe.occupies) {
      this.used.set(surface, inOrder([...(this.used.get(surface) ?? []), {recipe, from, until}]));
    }
  }
}
