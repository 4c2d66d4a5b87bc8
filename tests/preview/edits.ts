import {parseDocument} from 'yaml';
import {readHubs} from '../../src/plugins/content/hubs/collection';
import {addressOf, advisors, articles, one, projects, recipes} from '../e2e/support/content';
import {ROOT} from '../support/siteCopy';

/** An edit that a writer may make, and where it is to be seen. */
interface Edit {
  what: string;
  file: string;
  route: string;
  /** Puts a word into the file's text, in the place of the one that was put there before. */
  change: (text: string, word: string) => string;
}

/** Puts the word before the value of a field of a YAML file. */
const before =
  (...field: readonly (string | number)[]) =>
  (text: string, word: string): string => {
    const document = parseDocument(text);
    const value = String(document.getIn(field)).replace(/^Edit\d+ /, '');
    document.setIn(field, `${word} ${value}`);
    return document.toString();
  };

const recipe = one(recipes, 'recipe');
const article = one(articles, 'article');
const shows = /<RecipeCard id="([\w-]+)"/;
const withCard = one(articles, 'article that shows a recipe', ({body}) => shows.test(body));
const hub = one(readHubs(ROOT), 'hub with recipes', ({cards}) => cards.recipes !== undefined);
const project = one(projects, 'project');
const advisor = one(advisors, 'advisor with a profile', ({profile}) => profile !== undefined);

const recipeFile = (id = '') => `src/data/recipes/${id}.yaml`;

/** One edit of each kind of file; the first is of a recipe. */
export const EDITS: readonly Edit[] = [
  {
    what: 'a recipe',
    file: recipeFile(recipe.id),
    route: addressOf.recipe(recipe),
    change: before('steps', 0),
  },
  {
    what: 'a recipe that an article shows',
    file: recipeFile(shows.exec(withCard.body)?.[1]),
    route: addressOf.article(withCard),
    change: before('name'),
  },
  {
    what: 'a recipe that a growth hub shows',
    file: recipeFile(hub.cards.recipes?.[0]),
    route: `/growth-hubs/${hub.id}`,
    change: before('name'),
  },
  {
    what: 'a client that a project shows',
    file: `src/data/clients/${project.clientStorySlug}.yaml`,
    route: '/portfolio',
    change: before('name'),
  },
  {
    what: 'an article',
    file: article.file,
    route: addressOf.article(article),
    change: (text, word) => text.replace(/\n## (?:Edit\d+ )?/, `\n## ${word} `),
  },
  {
    what: 'an advisor',
    file: `src/data/advisors/${advisor.id}.yaml`,
    route: addressOf.advisor(advisor),
    change: before('profile', 'availability'),
  },
  {
    what: 'a growth hub',
    file: `src/data/hubs/${hub.id}.yaml`,
    route: `/growth-hubs/${hub.id}`,
    change: before('title'),
  },
  {
    what: 'the texts of a page',
    file: 'src/data/pages/core-beliefs.yaml',
    route: '/philosophy/core-beliefs',
    change: before('hero', 'heading'),
  },
];
