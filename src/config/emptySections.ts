// Generated from the files of all content by "npm run generate". Never edited by hand.

/** The pages of kinds that have no items: no build has them, and nothing leads to them. */
export const emptySections: readonly string[] = [];
