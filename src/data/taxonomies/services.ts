// Generated from src/data/taxonomies/services.yaml by "npm run generate". Never edited by hand.

export const services = {
  clients: ['Growth', 'Funding'],
  projects: ['AI-Assisted Development', 'Growth Strategy', 'Lifecycle Marketing', 'Product Design', 'Tracking & Data'],
} as const;
