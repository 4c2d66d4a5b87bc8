/** What a check of the sweep finds today and a later change is to mend. */
export interface Known {
  check: 'target' | 'forced colours' | 'hidden focus' | 'overflow' | 'axe';
  /** Where, as the check names it. */
  where: string;
  /** The kinds of page on which it is found. */
  on: readonly string[];
  /** Why it is not mended yet. */
  reason: string;
}

/** Every finding that the sweep lets pass. Each must still be there: one that is mended has to leave this list. */
export const KNOWN: readonly Known[] = [];

/** The known findings of one check on one kind of page. */
export const known = (check: Known['check'], kind: string): string[] =>
  KNOWN.filter((each) => each.check === check && each.on.includes(kind))
    .map(({where}) => where)
    .sort();
