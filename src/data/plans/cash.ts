/**
 * Full months of cash: up to the first a lawyer comes before any money, and below the second a bridge is asked for. Hub and
 * position "Raise, bridge, or cut first?" have a row for each.
 */
export const CASH_MONTHS = {lawyer: 3, bridge: 6} as const;

/** Months of cash beyond a milestone that a round has to pay for. */
export const BEYOND_MILESTONE = 6;
