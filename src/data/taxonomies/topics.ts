// Generated from src/data/taxonomies/topics.yaml by "npm run generate". Never edited by hand.

export const topics = [
  {label: 'Social Media', hue: 'violet', description: 'What earns attention on the platforms where people scroll, and what it costs to keep earning it.'},
  {label: 'Marketing', hue: 'rose', description: 'Choosing an audience, a message and a channel, and noticing early when one of the three is wrong.'},
  {label: 'Content Creation', hue: 'teal', description: 'Making the clips, pages and pictures that campaigns live on, in numbers a small team can keep up.'},
  {label: 'AI Tools', hue: 'blue', description: 'Assistants and models put to a defined job, with the checks that catch them when they are wrong.'},
  {label: 'Automation', hue: 'olive', description: 'Work that runs on a schedule, and the people who read what it found.'},
  {label: 'Monitoring', hue: 'amber', description: 'Watching competitors, prices and your own name without drowning in alerts.'},
  {label: 'Workflows', hue: 'green', description: 'Who does what, in which order, with which tool, and how it is handed over.'},
  {label: 'AI-Powered Development', hue: 'blue', description: 'Building internal tools with AI builders: prompts, limits, and the point at which an engineer takes over.'},
  {label: 'CRM', hue: 'olive', description: 'Customer lists and pipelines: what to record, what to segment, what to delete.'},
  {label: 'Paid Ads', hue: 'orange', description: 'Buying reach: budgets, bids, audiences and the tests that say whether it worked.'},
  {label: 'Google Ads', hue: 'amber', description: 'Search, Shopping and Performance Max, from account structure to the day you set a target.'},
  {label: 'Performance Marketing', hue: 'rose', description: 'Spending against a measured return, and measuring the return honestly.'},
  {label: 'Fund raising', hue: 'green', description: 'Preparing a round, running the investor process and keeping track of every conversation.'},
  {label: 'Productivity', hue: 'teal', description: 'Getting the same work done with fewer hours and fewer meetings.'},
  {label: 'Tooling', hue: 'violet', description: 'Which tool for which job, what it costs, and what it does not do.'},
  {label: 'Growth Strategy', hue: 'green', description: 'Where the next stage of growth comes from, and what to stop doing to get there.'},
  {label: 'Data Analytics', hue: 'blue', description: 'Turning account and shop data into decisions that get made.'},
  {label: 'Strategy', hue: 'orange', description: 'Plans that fit on a page and survive the first month.'},
  {label: 'E-commerce', hue: 'rose', description: 'Shops and brands that sell online: feeds, margins, new customers and repeat orders.'},
] as const;
