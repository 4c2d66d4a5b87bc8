/** Monthly revenue, lowest first. */
export const REVENUES = ['under-30k', '30k-150k', '150k-600k', 'over-600k'] as const;
export type Revenue = (typeof REVENUES)[number];

export const REVENUE_LABEL: Record<Revenue, string> = {
  'under-30k': 'Under EUR 30,000',
  '30k-150k': 'EUR 30,000 to 150,000',
  '150k-600k': 'EUR 150,000 to 600,000',
  'over-600k': 'Over EUR 600,000',
};

/** The figure that worries a visitor most. */
export const WORRIES = ['cost', 'repeat', 'traffic', 'conversion', 'cash'] as const;
export type Worry = (typeof WORRIES)[number];

export const WORRY_LABEL: Record<Worry, string> = {
  cost: 'What a new customer costs',
  repeat: 'How many order again',
  traffic: 'How many find us',
  conversion: 'How many of them buy',
  cash: 'Cash until the next round',
};
