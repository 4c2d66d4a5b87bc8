// Generated from src/data/taxonomies/sectors.yaml by "npm run generate". Never edited by hand.

export const sectors = {
  clients: ['interior-design', 'fashion-tech', 'ecom', 'fintech', 'healthtech', 'gaming', 'esports', 'Edutech'],
  projects: ['Fashion Tech', 'PropTech'],
} as const;
