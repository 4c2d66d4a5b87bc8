import fs from 'node:fs';
import path from 'node:path';
import {SITE_FILE} from '../../../config/siteFields';
import type {Recipe} from '../../../data/recipes/schema';
import {hubFiles} from '../../content/hubs/menu';
import {HUBS_DIR} from '../../content/hubs/read';
import type {ArticleFile} from '../../content/journal/frontMatter';
import {AUTHORS_FILE, readTopics} from '../../content/journal/lists';
import {advisorFiles} from '../../content/profiles/advisorIndex';
import {ADVISORS_DIR, type Profiles} from '../../content/profiles/read';
import {findChanges, stalePages} from '../../content/recipes/generate';
import {RECIPES_DIR} from '../../content/recipes/references';
import {siteFiles} from '../../content/site/derived';
import {TOPICS_FILE} from '../../content/taxonomies/files';
import {buildDay} from '../../lib/buildDay';
import {staleProblems} from '../../lib/generated';
import type {Problem} from '../../lib/problems';
import type {Content} from '../content';
import {schemaProblems} from '../schemas';
import {authorKeyProblems} from './authors';
import {calculatorProblems} from './calculators';
import {dayProblems} from './days';
import {portraitProblems} from './images';
import {untriedPapers, unusedPapers} from './papers';
import {recipeProblems} from './recipes';
import {longTitles} from './titles';
import {strayTexts, unusedTopics} from './unused';
import {repeatedSentences, readingTimes, sharedMarks, unknownCompanies} from './whole';

type Texts = Pick<Content, 'positions'> & {recipes: readonly Recipe[]; articles: readonly ArticleFile[]};

/** Sums that texts contradict. They bring a parser of arithmetic, which is loaded where there are sums. */
async function sumProblems(siteDir: string, {recipes, positions, articles}: Texts): Promise<Problem[]> {
  const evidence = [...recipes, ...articles.map(({front}) => front), ...(positions ? [positions] : [])];
  if (evidence.length === 0) {
    return [];
  }
  const {articleSums, positionSums, recipeSums} = await import('./sums/content');
  return [
    ...recipes.flatMap((recipe) => recipeSums(siteDir, recipe)),
    ...articles.flatMap(articleSums),
    ...(positions === undefined ? [] : positionSums(siteDir, positions)),
  ];
}

const profileProblems = (siteDir: string, {advisors, clients}: Profiles): Problem[] => [
  ...portraitProblems(siteDir, advisors),
  ...sharedMarks(clients),
  ...unknownCompanies(advisors, clients),
];

/** Generated files that are out of date, and papers that no recipe names. */
function wholeProblems(siteDir: string, content: Content): Problem[] {
  const {recipes = [], profiles, hubs} = content;
  const readable = content.problems.every(({file}) => file !== AUTHORS_FILE && file !== TOPICS_FILE);
  return [
    // They have the keys of authors and topics.
    ...(readable ? schemaProblems(siteDir) : []),
    ...(hubs === undefined ? [] : staleProblems(siteDir, hubFiles(hubs), HUBS_DIR)),
    ...(profiles === undefined
      ? []
      : staleProblems(siteDir, advisorFiles(siteDir, profiles.advisors), ADVISORS_DIR)),
    // While something cannot be read, it is not known what is unused or out of date.
    ...(content.problems.length > 0
      ? []
      : [
          ...untriedPapers(siteDir, recipes),
          ...unusedPapers(siteDir, recipes),
          ...stalePages(findChanges(siteDir, recipes)),
          ...staleProblems(siteDir, siteFiles(siteDir), SITE_FILE),
        ]),
  ];
}

/** Problems of the data beyond its fields: of all of it, or with `only` of what concerns those files. */
export async function dataProblems(
  siteDir: string,
  content: Content,
  only?: readonly string[],
): Promise<Problem[]> {
  const {recipes = [], articles = [], positions, profiles} = content;
  const isOwn = (file: string) => only?.includes(file) ?? true;
  // An id that no file has is a problem of its own, and there is no text to point into.
  const isThere = (file: string) => fs.existsSync(path.join(siteDir, file));
  const texts: Texts = {
    recipes: recipes.filter(({id}) => [isOwn, isThere].every((is) => is(`${RECIPES_DIR}/${id}.yaml`))),
    positions,
    articles: articles.filter(({file}) => isOwn(file)),
  };
  return [
    ...content.problems,
    // What the fields of a recipe cannot say.
    ...texts.recipes.flatMap((recipe) => [
      ...recipeProblems(siteDir, recipe),
      ...calculatorProblems(siteDir, recipe),
    ]),
    ...(await sumProblems(siteDir, texts)),
    ...dayProblems(siteDir, texts, buildDay()),
    ...authorKeyProblems(siteDir),
    ...readingTimes(texts.articles),
    ...strayTexts(siteDir),
    // While something cannot be read, it is not known what is used.
    ...(content.problems.length > 0 ? [] : unusedTopics(articles, readTopics(siteDir).keys ?? [])),
    ...repeatedSentences(recipes),
    ...longTitles(siteDir, content),
    ...(profiles === undefined ? [] : profileProblems(siteDir, profiles)),
    ...(only === undefined ? wholeProblems(siteDir, content) : []),
  ].filter(({file}) => isOwn(file));
}
