/** The journal's topics, in the order of its filter; what their pages say of them is in blog/tags.yml. */
export const TOPICS = [
  'Social Media',
  'Marketing',
  'Content Creation',
  'AI Tools',
  'Automation',
  'Monitoring',
  'Workflows',
  'AI-Powered Development',
  'CRM',
  'Paid Ads',
  'Google Ads',
  'Performance Marketing',
  'Fund raising',
  'Productivity',
  'Tooling',
  'Growth Strategy',
  'Data Analytics',
  'Strategy',
  'E-commerce',
] as const;

export type Topic = (typeof TOPICS)[number];
