/** Sectors of projects, and what an advisor did in one, in the order in which filters show them. */
export const PROJECT_SECTORS = ['Fashion Tech', 'PropTech'] as const;
export const PROJECT_SERVICES = [
  'AI-Assisted Development',
  'Growth Strategy',
  'Lifecycle Marketing',
  'Product Design',
  'Tracking & Data',
] as const;
