import type {LoadContext, Plugin} from '@docusaurus/types';
import {keepFresh} from '../../lib/generated';
import {throwAny} from '../../lib/problems';
import {loadedRecipes} from '../recipes/read';
import {advisorFiles} from './advisorIndex';
import {ADVISORS_DIR, FOLDERS, loadedProfiles, readProfiles, type Profiles} from './read';
import {recipeProblems} from './related';
import {profileRoutes} from './routes';

/**
 * Advisors, clients and projects: reads and checks their files, makes each a prerendered page with the data that it
 * alone needs, and keeps the list of advisor cards fresh.
 */
export default function profilesPlugin({siteDir, baseUrl}: LoadContext): Plugin<Profiles> {
  return {
    name: 'profiles',

    getPathsToWatch: () => FOLDERS.map((folder) => `${folder}/*.{yaml,yml}`),

    loadContent() {
      const profiles = readProfiles(siteDir);
      keepFresh(siteDir, advisorFiles(profiles.advisors), ADVISORS_DIR);
      return profiles;
    },

    /** After all content has loaded: pages of unwritten stories and profiles lead to some. */
    allContentLoaded({allContent, actions}) {
      const profiles = loadedProfiles(allContent);
      const recipes = loadedRecipes(allContent);
      throwAny(recipeProblems(profiles, recipes));
      for (const {path, ...route} of profileRoutes(profiles, recipes)) {
        actions.addRoute({path: `${baseUrl}${path.slice(1)}`, ...route, exact: true});
      }
    },
  };
}
