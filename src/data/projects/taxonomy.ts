/** The sectors of portfolio projects. */
export const PROJECT_SECTORS = ['Fashion Tech', 'PropTech'] as const;

/** What an advisor did in a project. */
export const PROJECT_SERVICES = [
  'AI-Assisted Development',
  'Growth Strategy',
  'Lifecycle Marketing',
  'Product Design',
  'Tracking & Data',
] as const;
