// Generated from site.yaml by "npm run generate". Never edited by hand.

/** Figures and promises that more than one page states. */
export const claims = {
  headline: [
    {value: '$100M+', label: 'funding raised'},
    {value: '15+', label: 'new markets launched'},
    {value: '20+', label: 'product launches'},
  ],
  assurances: ['No retainers', 'No start-up cost', 'Cancel anytime'],
  consultation: 'Free 30-minute consultation',
  reply: 'within 24 hours',
  firstResults: '30-60 days',
  significantResults: '3-6 months',
  daysPerMonth: '2-7 days a month',
  fundraisingDaysPerMonth: '4-6 days a month',
  rate: null as number | null,
  raise: 'EUR 1M to EUR 50M',
  scalingRevenue: 'EUR 10M',
  copyrightYear: 2025,
} as const;
