import type {LoadContext, Plugin} from '@docusaurus/types';
import {routeOf} from '../../lib/address';
import {keepFresh} from '../../lib/generated';
import {throwAny} from '../../lib/problems';
import {unpublished} from '../../lib/unpublished';
import {allRecipes, loadedRecipes} from '../recipes/read';
import {advisorFiles} from './advisorIndex';
import {ADVISORS_DIR, FOLDERS, loadedProfiles, readProfiles, type Profiles} from './read';
import {recipeProblems} from './related';
import {profileRoutes} from './routes';

/** The profiles as this build has them: without stories whose day is still to come, and without ids of such recipes. */
function published({advisors, clients, projects}: Profiles, siteDir: string): Profiles {
  const idsOf = (kind: 'story' | 'recipe') => new Set(unpublished(siteDir, kind).map(({id}) => id));
  const stories = idsOf('story');
  const recipes = idsOf('recipe');
  const withoutRecipes = <T extends {recipes?: string[] | undefined}>(one: T): T => ({
    ...one,
    ...(one.recipes && {recipes: one.recipes.filter((id) => !recipes.has(id))}),
  });
  return {
    advisors: advisors.map(withoutRecipes),
    clients: clients
      .map(withoutRecipes)
      .map((client) => (stories.has(client.id) ? {...client, story: undefined} : client)),
    projects,
  };
}

/**
 * Advisors, clients and projects: reads and checks their files, makes each a prerendered page with the data that it
 * alone needs, and keeps the list of advisor cards and the journal's authors fresh.
 */
export default function profilesPlugin({siteDir, baseUrl}: LoadContext): Plugin<Profiles> {
  return {
    name: 'profiles',

    getPathsToWatch: () => FOLDERS.map((folder) => `${folder}/*.{yaml,yml}`),

    loadContent() {
      const profiles = readProfiles(siteDir);
      keepFresh(siteDir, advisorFiles(siteDir, profiles.advisors), ADVISORS_DIR);
      return profiles;
    },

    /** After all content has loaded: pages of unwritten stories and profiles lead to some. */
    allContentLoaded({allContent, actions}) {
      const loaded = loadedProfiles(allContent);
      const recipes = loadedRecipes(allContent);
      throwAny(recipeProblems(siteDir, loaded, allRecipes(allContent)));
      const profiles = published(loaded, siteDir);
      for (const {path, ...route} of profileRoutes(profiles, recipes)) {
        actions.addRoute({path: routeOf(baseUrl, path), ...route, exact: true});
      }
    },
  };
}
