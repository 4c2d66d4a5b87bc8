import type {Positions} from '../../../../data/positions/schema';
import type {Recipe} from '../../../../data/recipes/schema';
import type {ArticleFile} from '../../../content/journal/frontMatter';
import {POSITIONS_FILE} from '../../../content/positions/read';
import {NOTES_DIR} from '../../../content/recipes/generate';
import {RECIPES_DIR} from '../../../content/recipes/read';
import {placeOfField} from '../../../lib/fieldPlace';
import {textOf} from '../../../lib/generated';
import type {Problem} from '../../../lib/problems';
import {fieldName} from '../../../lib/yamlFile';
import {sumProblems} from '.';

/** Every text that a recipe's page shows, its note among them. */
function textsOf(siteDir: string, recipe: Recipe): string[] {
  const {name, objective, timeframe, page, description, caseStudy} = recipe;
  return [
    name,
    objective,
    timeframe,
    ...Object.values(page ?? {}),
    description,
    ...recipe.steps,
    ...recipe.assetsNeeded,
    ...recipe.dependencies,
    caseStudy,
    ...recipe.optimizationTips,
    textOf(siteDir, `${NOTES_DIR}/${recipe.id}.mdx`),
  ];
}

/** Sums of a recipe that its texts contradict. */
export function recipeSums(siteDir: string, recipe: Recipe): Problem[] {
  const file = `${RECIPES_DIR}/${recipe.id}.yaml`;
  return sumProblems({
    sums: recipe.sums,
    texts: textsOf(siteDir, recipe),
    place: (at) => ({file, ...placeOfField(siteDir, file, at)}),
  });
}

/** Sums of an article that its texts contradict. */
export function articleSums({file, front, body, lineOf}: ArticleFile): Problem[] {
  const answers = (front.faq ?? []).map(({answer}) => answer);
  return sumProblems({
    sums: front.sums,
    texts: [front.title, front.description, ...answers, body],
    place: (at) => ({file, line: lineOf(at), field: fieldName(at)}),
  });
}

/** Sums of the positions that their texts contradict. */
export function positionSums(siteDir: string, {sums, lead, positions}: Positions): Problem[] {
  return sumProblems({
    sums,
    texts: [
      lead,
      ...positions.flatMap((one) => [
        one.lead,
        ...one.answers.flatMap(({when, then}) => [when, then]),
        ...one.reasons,
        one.change,
      ]),
    ],
    place: (at) => ({file: POSITIONS_FILE, ...placeOfField(siteDir, POSITIONS_FILE, at)}),
  });
}
