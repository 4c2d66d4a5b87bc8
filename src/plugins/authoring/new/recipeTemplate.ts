/** A first version of a recipe: it passes the schema, and each text says what to put in its place. */
export function recipeTemplate(
  id: string,
  {title, channels, effort, impact, stage}: Readonly<Record<string, string>>,
  day: string,
): string {
  const step = (n: number) =>
    `  - >-\n    Name action ${n} in one short sentence. Then its setting, its threshold and the check.\n`;
  return `id: ${id}
name: ${title}
# One or more of: Google Ads, Meta Ads, TikTok, Influencer, Email, CRM, SEO, Content
channels: ${channels}
objective: First measurable aim, second measurable aim
# Low, Medium or High
effortLevel: ${effort}
expectedImpact: ${impact}
# Awareness, Interest, Consideration, Retention or Resurrection
buyingCycle: ${stage}
investmentRequired: false
timeframe: 2 days to set up, judge after 4 weeks
published: ${day}
# Up to four ids of other recipes
related: []
description: >-
  25 to 45 words: the mechanism, and the result it gives.
# Six to ten
steps:
${[1, 2, 3, 4, 5, 6].map(step).join('')}# Three to eight
assetsNeeded:
  - What must exist before step 1, with its size
  - A second asset
  - A third asset
# Two to six
dependencies:
  - Access, data volume, people or consent
  - A second dependency
caseStudy: >-
  The situation with its size, what was done, the result with its period and base, and what did not work.
# Three to six
optimizationTips:
  - What goes wrong first, how you notice, what you do then.
  - What goes wrong second, how you notice, what you do then.
  - What goes wrong third, how you notice, what you do then.
source: Paid search team
`;
}
