import fs from 'node:fs';
import path from 'node:path';
import {SLUG} from '../../data/fields';
import {RECIPES_DIR} from './read';

/** A first version of a recipe: it passes the schema, and each text says what to put in its place. */
function template(id: string, day: string): string {
  const name = id.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
  const step = (n: number) =>
    `  - >-\n    Name action ${n} in one short sentence. Then its setting, its threshold and the check.\n`;
  return `id: ${id}
name: ${name}
# One or more of: Google Ads, Meta Ads, TikTok, Influencer, Email, CRM, SEO, Content
channels: [Content]
objective: First measurable aim, second measurable aim
# Low, Medium or High
effortLevel: Medium
expectedImpact: Medium
# Awareness, Interest, Consideration, Retention or Resurrection
buyingCycle: Awareness
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

/**
 * Writes a new recipe file and gives its path from the project's root.
 * Throws when the id is not a slug or the file is there already; `today` is a day as `2025-03-11`.
 */
export function scaffoldRecipe(siteDir: string, id: string, today: string): string {
  if (!SLUG.test(id)) {
    throw new Error(
      `"${id}" cannot be a recipe id: use lower-case words joined by hyphens, such as win-back-offer.`,
    );
  }
  const file = `${RECIPES_DIR}/${id}.yaml`;
  const full = path.join(siteDir, file);
  if (fs.existsSync(full)) {
    throw new Error(`${file} exists already. Choose another id, or edit that file.`);
  }
  fs.writeFileSync(full, template(id, today));
  return file;
}
