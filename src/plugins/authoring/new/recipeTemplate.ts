import {CHANNELS, LEVELS, STAGES} from '../../../data/recipes/taxonomy';
import {anyOf} from './anyOf';
import {reviewFields} from './evidenceTemplate';

/** A first version of a recipe: it passes the schema, and each text after "WRITE:" says what belongs there. */
export function recipeTemplate(
  id: string,
  {title, channels, effort, impact, stage}: Readonly<Record<string, string>>,
  day: string,
): string {
  const step = (n: number) =>
    `  - >-\n    WRITE: action ${n} in one short sentence. Then its setting, its threshold and the check.\n`;
  return `id: ${id}
name: ${title}
# One or more of: ${CHANNELS.join(', ')}
channels: ${channels}
objective: 'WRITE: first measurable aim, second measurable aim'
# ${anyOf(LEVELS)}
effortLevel: ${effort}
expectedImpact: ${impact}
# ${anyOf(STAGES)}
buyingCycle: ${stage}
investmentRequired: false
timeframe: 'WRITE: time to set up and time until it can be judged, such as 3 days to set up, judge after 4 weeks'
published: ${day}
# Up to four ids of other recipes
related: []
description: >-
  WRITE: 25 to 45 words, the mechanism and the result it gives.
# Six to ten
steps:
${[1, 2, 3, 4, 5, 6].map(step).join('')}# Three to eight
assetsNeeded:
  - 'WRITE: what must exist before step 1, with its size'
  - 'WRITE: a second asset'
  - 'WRITE: a third asset'
# Two to six
dependencies:
  - 'WRITE: access, data volume, people or consent'
  - 'WRITE: a second dependency'
caseStudy: >-
  WRITE: the situation with its size, what was done, the result with its period and base, and what did not work. What
  follows from other figures is a sum below, such as: 50 customers at EUR 40 spent EUR 2,000.
# Three to six
optimizationTips:
  - 'WRITE: what goes wrong first, how you notice, what you do then'
  - 'WRITE: what goes wrong second, how you notice, what you do then'
  - 'WRITE: what goes wrong third, how you notice, what you do then'
source: 'WRITE: the team it comes from'
case:
  # illustrative, or client with the line "client: <id of the client>"
  kind: illustrative
  # worked, failed or inconclusive
  outcome: worked
# Working days of one person until it runs, and calendar days until the first decision: as the timeframe says
plan:
  setUpDays: 3
  runsDays: 28
  decide: 'WRITE: the rule on that day, such as keep it under EUR 45 an order, else stop and try one other offer'
# Every figure of the text that follows from others; six or so. "says" has words of the text with one number or range.
sums:
  - says: spent EUR 2,000
    is: 50 * 40
    because: 'WRITE: the sum in words, such as 50 customers at EUR 40'
# What platforms and laws say, each with its page; leave out url and checked until you have seen it there
sources:
  - claim: 'WRITE: a limit, a default, a policy or a law that a step relies on'
    # url: https://...
    # checked: ${day}
${reviewFields(day)}
# CONTRIBUTING.md shows what else it can have: calculators, papers, an own page
`;
}
