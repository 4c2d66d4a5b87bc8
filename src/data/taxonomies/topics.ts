// Generated from src/data/taxonomies/topics.yaml by "npm run generate". Never edited by hand.

export const topics = [
  {label: 'Social Media', hue: 'violet'},
  {label: 'Marketing', hue: 'rose'},
  {label: 'Content Creation', hue: 'teal'},
  {label: 'AI Tools', hue: 'blue'},
  {label: 'Automation', hue: 'olive'},
  {label: 'Monitoring', hue: 'amber'},
  {label: 'Workflows', hue: 'green'},
  {label: 'AI-Powered Development', hue: 'blue'},
  {label: 'CRM', hue: 'olive'},
  {label: 'Paid Ads', hue: 'orange'},
  {label: 'Google Ads', hue: 'amber'},
  {label: 'Performance Marketing', hue: 'rose'},
  {label: 'Fund raising', hue: 'green'},
  {label: 'Productivity', hue: 'teal'},
  {label: 'Tooling', hue: 'violet'},
  {label: 'Growth Strategy', hue: 'green'},
  {label: 'Data Analytics', hue: 'blue'},
  {label: 'Strategy', hue: 'orange'},
  {label: 'E-commerce', hue: 'rose'},
] as const;
