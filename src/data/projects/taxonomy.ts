/** The sectors of portfolio projects. */
export const PROJECT_SECTORS = ['Fashion Tech', 'PropTech'] as const;

export type ProjectSector = (typeof PROJECT_SECTORS)[number];

/** What an advisor did in a project. */
export const PROJECT_SERVICES = [
  'AI-Assisted Development',
  'Growth Strategy',
  'Lifecycle Marketing',
  'Product Design',
  'Tracking & Data',
] as const;

export type ProjectService = (typeof PROJECT_SERVICES)[number];
