import type {Recipe} from '../../../data/recipes/schema';
import type {Positions} from '../../../data/positions/schema';
import type {Evidence} from '../../../data/evidence/schema';
import type {ArticleFile} from '../../content/journal/frontMatter';
import {POSITIONS_FILE} from '../../content/positions/read';
import {RECIPES_DIR} from '../../content/recipes/references';
import {placeOfField} from '../../lib/fieldPlace';
import type {Problem} from '../../lib/problems';
import {fieldName} from '../../lib/yamlFile';

type At = readonly (string | number)[];

/** What a text says of itself, its own day, and where its fields are. */
interface Dated extends Pick<Evidence, 'sources' | 'reviewed' | 'history'> {
  published: string;
  place: (at: At) => Pick<Problem, 'file' | 'line' | 'field'>;
}

/** Days of sources, reviews and changes after `today`; a text that is still to come may have those until its own day. */
export function futureDays({sources, reviewed, history, published, place}: Dated, today: string): Problem[] {
  const [last, what] = published > today ? [published, 'the day of publication'] : [today, 'today'];
  const days: readonly (readonly [at: At, day: string | undefined])[] = [
    ...sources.map(({checked}, index) => [['sources', index, 'checked'], checked] as const),
    [['reviewed', 'on'], reviewed.on],
    ...history.map(({on}, index) => [['history', index, 'on'], on] as const),
  ];
  return days.flatMap(([at, value]) =>
    value === undefined || value <= last
      ? []
      : [
          {
            ...place(at),
            value,
            problem: `is after ${what}, which is ${last}`,
            remedy: 'Write the day on which it was done.',
          },
        ],
  );
}

/** Changes that are written after a later one: the last of the list is the latest. */
export function changesOutOfOrder({history, place}: Pick<Dated, 'history' | 'place'>): Problem[] {
  return history.flatMap(({on}, index) => {
    const before = history[index - 1]?.on;
    return before === undefined || before <= on
      ? []
      : [
          {
            ...place(['history', index, 'on']),
            value: on,
            problem: `is below a later day, ${before}`,
            remedy: 'Put the entries in the order of their days, the latest last.',
          },
        ];
  });
}

interface Texts {
  recipes: readonly Recipe[];
  articles: readonly ArticleFile[];
  positions: Positions | undefined;
}

/** The same for every text that says something of itself. */
export function dayProblems(
  siteDir: string,
  {recipes, articles, positions}: Texts,
  today: string,
): Problem[] {
  const inFile = (file: string) => (at: At) => ({file, ...placeOfField(siteDir, file, at)});
  return [
    ...recipes.map((recipe): Dated => ({...recipe, place: inFile(`${RECIPES_DIR}/${recipe.id}.yaml`)})),
    ...articles.map(({file, front, lineOf}): Dated => {
      const place = (at: At) => ({file, line: lineOf(at), field: fieldName(at)});
      return {...front, published: front.date, place};
    }),
    ...(positions === undefined ? [] : [{...positions, place: inFile(POSITIONS_FILE)}]),
  ].flatMap((text) => [...futureDays(text, today), ...changesOutOfOrder(text)]);
}
