import {createHash} from 'node:crypto';
import {
  CALCULATORS_PATH,
  CATALOGUE_PATH,
  PLAN_PATH,
  SCHEMA_PATH,
  skillPath,
  SKILLS_PATH,
  STARTERS_PATH,
  type PageLink,
} from '../../../config/paths';
import type {ShownRecipe} from '../../../data/recipes/page';
import {NUMBERS} from '../../../data/recipes/taxonomy';
import {MAX_DAYS, PLAN_WEEKS, USUAL_DAYS} from '../../../features/recipes/plan/address';
import {bullets} from '../../../lib/bullets';
import {recipeSkill, skillDescription, skillFile, type About} from './skill';

/** The form of the index, as agents know it. */
const INDEX_SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

const PLAN = {
  name: 'plan',
  description:
    'Chooses growth recipes for a shop, puts them in order, and hands over a link to the finished plan. Use it when someone asks what to do next for growth, how many measures fit into the time they have, or which of them may run at once.',
};

/** The skill that chooses among recipes: it leads to the catalogue, its schema and the planner. */
function planSkill(starters: readonly PageLink[], {absolute}: About): string {
  const example = `${absolute(PLAN_PATH)}?recipes=first-id,second-id&start=2027-01-04&days=${USUAL_DAYS}`;
  return skillFile(
    PLAN,
    '# Plan with growth recipes',
    '## What to ask first',
    bullets([
      `The shop’s numbers, as far as they are known: ${Object.values(NUMBERS).join(', ')}`,
      'Which channels are in use?',
      `How many working days a month has one person for it? Without an answer take ${USUAL_DAYS}, and at most ${MAX_DAYS}.`,
      'What has been run and decided already?',
    ]),
    '## Steps',
    [
      `1. Fetch [all recipes as JSON](${absolute(CATALOGUE_PATH)}). [Its schema](${absolute(SCHEMA_PATH)}) says what each field of \`recipe\` holds.`,
      '2. Leave out each recipe whose `fit.least` has a number above the answer, and each whose `fit.notFor` is this shop. Where an answer is missing, ask.',
      '3. Leave out each recipe without a `plan`, and each whose `channels` are not in use.',
      '4. Put each recipe after those in its `plan.needs`. If they are to be proved, let no two run at once that share a place in `plan.occupies`.',
      `5. Add up \`plan.setUpDays\` and keep the sum within the days of the months. The planner plans ${PLAN_WEEKS} weeks ahead.`,
      '6. Read the skill of each recipe that is left, and say for each why it is there and what its first decision goes by.',
      `7. Hand over a link to the planner, which works out the days: \`${example}\`. The recipes are planned in that order, from \`start\` on.`,
    ].join('\n'),
    ...(starters.length === 0
      ? []
      : [
          '## Starter plans',
          'Three to six recipes in order, with weeks and costs. If one fits the situation, begin with it.',
          bullets(starters.map(({title, path}) => `[${title}](${absolute(path)}.md)`)),
        ]),
    '---',
    `[The planner](${absolute(PLAN_PATH)}), [the starter plans](${absolute(STARTERS_PATH)}), [the calculators](${absolute(CALCULATORS_PATH)}).`,
  );
}

/** The recipes as skills for software agents: an index with the digest of each file, and the files, by their paths. */
export function skills(
  recipes: readonly ShownRecipe[],
  starters: readonly PageLink[],
  about: About,
): Record<string, string> {
  const {absolute} = about;
  const found = [
    {...PLAN, text: planSkill(starters, about)},
    ...recipes.map((recipe) => {
      const needs = recipes
        .filter(({id}) => recipe.plan?.needs.includes(id) === true)
        .map(({id, name}) => `[${name}](${absolute(skillPath(id))})`);
      return {
        name: recipe.id,
        description: skillDescription(recipe),
        text: recipeSkill(recipe, needs, about),
      };
    }),
  ];
  const index = {
    $schema: INDEX_SCHEMA,
    skills: found.map(({name, description, text}) => ({
      name,
      type: 'skill-md',
      description,
      url: absolute(skillPath(name)),
      digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
    })),
  };
  return {
    [SKILLS_PATH]: `${JSON.stringify(index, null, 1)}\n`,
    ...Object.fromEntries(found.map(({name, text}) => [skillPath(name), text])),
  };
}
