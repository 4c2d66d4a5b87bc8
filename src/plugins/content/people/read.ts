import type {Answers} from '../../../data/advisors/types';
import type {AdvisorRecord} from '../../../data/advisors/schema';
import type {Client} from '../../../data/clients/schema';
import {toProjectCard, type Project, type ProjectCard} from '../../../data/projects/types';
import {cardOf, type RecipeCard} from '../../../data/recipes/card';
import {itemsOf} from '../collection';
import {articles} from '../journal/collection';
import {isShown} from '../namings';
import {checkedItems} from '../problems';
import {allRecipes, recipesInOrder} from '../recipes/read';
import {advisors as advisorCollection} from './advisors';
import {clients as clientCollection} from './clients';
import {withPortrait} from './portrait';
import {projects as projectCollection} from './projects';

/** Everything the profile pages are made of. */
export interface Profiles {
  /** In the order in which pages show them. */
  advisors: AdvisorRecord[];
  clients: Client[];
  projects: Project[];
}

/** What can be read comes before what is still to be written. */
export const writtenFirst = <T>(items: readonly T[], isWritten: (item: T) => boolean): T[] => [
  ...items.filter(isWritten),
  ...items.filter((item) => !isWritten(item)),
];

/** The advisors below `siteDir` with their portraits: in their order, those with a profile to read before the others. */
export const advisorsOf = (siteDir: string): AdvisorRecord[] =>
  writtenFirst(
    itemsOf(siteDir, advisorCollection)
      .map((advisor) => withPortrait(siteDir, advisor))
      .sort((a, b) => a.position - b.position),
    ({profile}) => profile !== undefined,
  );

/** The projects with the names of their advisors and clients. */
export function projectsOf(siteDir: string): Project[] {
  const names = (all: readonly {id: string; name: string}[]) => new Map(all.map(({id, name}) => [id, name]));
  const advisors = names(itemsOf(siteDir, advisorCollection));
  const clients = names(itemsOf(siteDir, clientCollection));
  return itemsOf(siteDir, projectCollection).map(({advisor, client, ...project}) => ({
    ...project,
    advisorId: advisor,
    advisorName: advisors.get(advisor) ?? advisor,
    clientName: clients.get(client) ?? client,
    clientStorySlug: client,
  }));
}

/** The cards of an advisor's or a client's projects. */
export const projectCards = (siteDir: string, isTheirs: (project: Project) => boolean): ProjectCard[] =>
  projectsOf(siteDir).filter(isTheirs).map(toProjectCard);

/** The cards of these recipes. */
export const recipeCards = (siteDir: string, ids: readonly string[] | undefined): RecipeCard[] =>
  recipesInOrder(ids, allRecipes(siteDir)).map(cardOf);

/** The recipes and articles that an advisor answers for. */
export const answersOf = (siteDir: string, advisor: string): Answers => ({
  recipes: allRecipes(siteDir)
    .filter(({by}) => by === advisor)
    .map((recipe) => ({id: recipe.id, name: recipe.name, facts: cardOf(recipe).facts})),
  articles: itemsOf(siteDir, articles)
    .filter((article) => article.front.authors.includes(advisor) && isShown(articles, article))
    .map(({id, front}) => ({id, title: front.title})),
});

/** All advisors, clients and projects below `siteDir`. Throws one `ContentError` with all problems of a kind's files. */
export function readProfiles(siteDir: string): Profiles {
  const clients = checkedItems(siteDir, clientCollection);
  checkedItems(siteDir, advisorCollection);
  checkedItems(siteDir, projectCollection);
  return {advisors: advisorsOf(siteDir), clients, projects: projectsOf(siteDir)};
}
