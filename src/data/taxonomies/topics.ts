// Generated from src/data/taxonomies/topics.yaml by "npm run generate". Never edited by hand.

export const topics = [
  {label: 'Social Media'},
  {label: 'Marketing'},
  {label: 'Content Creation'},
  {label: 'AI Tools'},
  {label: 'Automation'},
  {label: 'Monitoring'},
  {label: 'Workflows'},
  {label: 'AI-Powered Development'},
  {label: 'CRM'},
  {label: 'Paid Ads'},
  {label: 'Google Ads'},
  {label: 'Performance Marketing'},
  {label: 'Fund raising'},
  {label: 'Productivity'},
  {label: 'Tooling'},
  {label: 'Growth Strategy'},
  {label: 'Data Analytics'},
  {label: 'Strategy'},
  {label: 'E-commerce'},
] as const;
