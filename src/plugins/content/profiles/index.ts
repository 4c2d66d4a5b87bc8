import type {LoadContext, Plugin} from '@docusaurus/types';
import {command} from '../../lib/command';
import {assertAdvisorIndexFresh, writeAdvisorIndex} from './advisorIndex';
import {throwAny} from '../../lib/problems';
import {loadedRecipes} from '../recipes/read';
import {FOLDERS, loadedProfiles, readProfiles, type Profiles} from './read';
import {recipeProblems} from './related';
import {profileRoutes} from './routes';

/**
 * Advisors, clients and projects: reads and checks their files, makes each a prerendered page with the data that it
 * alone needs, and keeps the list of advisor cards fresh (`profiles:generate`).
 */
export default function profilesPlugin({siteDir, baseUrl}: LoadContext): Plugin<Profiles> {
  return {
    name: 'profiles',

    getPathsToWatch: () => FOLDERS.map((folder) => `${folder}/*.{yaml,yml}`),

    loadContent() {
      const profiles = readProfiles(siteDir);
      if (process.env.NODE_ENV === 'development') {
        writeAdvisorIndex(siteDir, profiles.advisors);
      } else {
        assertAdvisorIndexFresh(siteDir, profiles.advisors);
      }
      return profiles;
    },

    /** Once all recipes are known: pages of unwritten stories and profiles lead to some. */
    allContentLoaded({allContent, actions}) {
      const profiles = loadedProfiles(allContent);
      const recipes = loadedRecipes(allContent);
      throwAny(recipeProblems(profiles, recipes));
      for (const {path, component, props} of profileRoutes(profiles, recipes)) {
        actions.addRoute({path: `${baseUrl}${path.slice(1)}`, component, props, exact: true});
      }
    },

    extendCli(cli) {
      cli
        .command('profiles:generate')
        .description('Write the list of advisor cards from src/data/advisors')
        .action(() =>
          command(() => {
            const {advisors} = readProfiles(siteDir);
            const written = writeAdvisorIndex(siteDir, advisors);
            return `${advisors.length} advisors: the list of cards ${written ? 'was written' : 'is up to date'}.`;
          }),
        );
    },
  };
}
