import type {Recipe} from '../../../data/recipes/schema';
import type {ArticleFile} from '../../content/journal/frontMatter';
import {ADVISORS_DIR, type Profiles} from '../../content/profiles/read';
import {RECIPES_DIR} from '../../content/recipes/references';
import {staleProblems} from '../../lib/generated';
import type {Problem} from '../../lib/problems';
import {attempt, type Content} from '../content';
import {repeatedSentences, readingTimes, sharedMarks, unknownCompanies, unusedData} from './whole';

/** Of recipes and articles, what their fields cannot say. Sums bring a parser of arithmetic, so that is loaded here. */
async function textProblems(
  siteDir: string,
  {recipes, positions, articles}: Pick<Content, 'positions'> & {recipes: readonly Recipe[]; articles: readonly ArticleFile[]},
): Promise<Problem[]> {
  const [{recipeProblems}, {articleSums, positionSums, recipeSums}, {calculatorProblems}] = await Promise.all([
    import('./recipes'),
    import('./sums/content'),
    import('./calculators'),
  ]);
  return [
    ...recipes.flatMap((recipe) => [
      ...recipeProblems(siteDir, recipe),
      ...recipeSums(siteDir, recipe),
      ...calculatorProblems(siteDir, recipe),
    ]),
    ...articles.flatMap(articleSums),
    ...(positions === undefined ? [] : positionSums(siteDir, positions)),
    ...readingTimes(articles),
  ];
}

async function profileProblems(siteDir: string, {advisors, clients}: Profiles): Promise<Problem[]> {
  const {portraitProblems} = await import('./images');
  return [
    ...portraitProblems(siteDir, advisors),
    ...sharedMarks(clients),
    ...unknownCompanies(advisors, clients),
  ];
}

/** Generated files that are out of date, and what no page shows. */
async function wholeProblems(siteDir: string, content: Content): Promise<Problem[]> {
  const {recipes = [], articles = [], profiles, hubs} = content;
  const [
    {schemaProblems},
    {advisorFiles},
    {hubFiles},
    {HUBS_DIR},
    {readTopics},
    {unusedPapers},
    {assertFresh, findChanges},
  ] = await Promise.all([
    import('../schemas'),
    import('../../content/profiles/advisorIndex'),
    import('../../content/hubs/menu'),
    import('../../content/hubs/read'),
    import('../../content/journal/lists'),
    import('./papers'),
    import('../../content/recipes/generate'),
  ]);
  return [
    ...schemaProblems(siteDir),
    ...(hubs === undefined ? [] : staleProblems(siteDir, hubFiles(hubs), HUBS_DIR)),
    ...(profiles === undefined ? [] : staleProblems(siteDir, advisorFiles(profiles.advisors), ADVISORS_DIR)),
    // While something cannot be read, it is not known what is unused or out of date.
    ...(content.problems.length > 0
      ? []
      : [
          ...unusedPapers(siteDir, recipes),
          ...attempt('docs', () => assertFresh(findChanges(siteDir, recipes))).problems,
          ...unusedData(
            siteDir,
            {recipes, articles, clients: profiles?.clients ?? []},
            readTopics(siteDir).keys ?? [],
          ),
        ]),
  ];
}

/** Problems of the data beyond its fields: of all of it, or with `only` of what concerns that one file. */
export async function dataProblems(siteDir: string, content: Content, only?: string): Promise<Problem[]> {
  const {recipes = [], articles = [], positions, profiles} = content;
  const isOwn = (file: string) => only === undefined || file === only;
  return [
    ...content.problems,
    ...(await textProblems(siteDir, {
      recipes: recipes.filter(({id}) => isOwn(`${RECIPES_DIR}/${id}.yaml`)),
      positions,
      articles: articles.filter(({file}) => isOwn(file)),
    })),
    ...repeatedSentences(recipes),
    ...(profiles === undefined ? [] : await profileProblems(siteDir, profiles)),
    ...(only === undefined ? await wholeProblems(siteDir, content) : []),
  ].filter(({file}) => isOwn(file));
}
