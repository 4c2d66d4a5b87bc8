import type {Client} from '../../../data/clients/schema';
import type {ClientCard} from '../../../data/clients/types';
import type {Recipe} from '../../../data/recipes/schema';
import {toProjectCard} from '../../../data/projects/types';
import {STORIES_PATH} from '../../../features/clients/paths';
import {ADVISORS_PATH, PORTFOLIO_PATH} from '../../../features/people/portfolio/paths';
import {toCard} from './advisorIndex';
import {storyFile, type Profiles} from './read';
import {summariesOf} from './related';

/** One page: its path, its component and the data that it alone needs. */
export interface ProfileRoute {
  path: string;
  component: string;
  /** Files that the component is given as props, compiled. */
  modules?: Record<string, string>;
  props: Record<string, unknown>;
}

const features = (file: string) => `@site/src/features/${file}`;

function toClientCard({id, name, sector, services, logo, story}: Client): ClientCard {
  return {id, name, sector, services, logo, ...(story !== undefined && {headline: story.heading})};
}

/** What can be read comes before what is still to be written. */
const writtenFirst = <T>(items: readonly T[], isWritten: (item: T) => boolean): T[] => [
  ...items.filter(isWritten),
  ...items.filter((item) => !isWritten(item)),
];

function clientRoutes({advisors, clients, projects}: Profiles, recipes: readonly Recipe[]): ProfileRoute[] {
  const path = STORIES_PATH;
  return [
    {
      path,
      component: features('clients/ClientGalleryPage'),
      props: {
        clients: writtenFirst(
          clients.filter(({gallery}) => gallery),
          ({story}) => story !== undefined,
        ).map(toClientCard),
      },
    },
    ...clients.map((client): ProfileRoute => {
      const project = projects.find(({clientStorySlug}) => clientStorySlug === client.id);
      const own = `${path}/${client.id}`;
      return client.story === undefined
        ? {
            path: own,
            component: features('clients/ClientStoryPage'),
            props: {
              client,
              recipes: summariesOf(client.recipes, recipes),
              advisor:
                advisors
                  .filter(({id}) => id === client.advisor)
                  .map(toCard)
                  .at(0) ?? null,
              written: clients.filter(({story}) => story !== undefined).map(toClientCard),
            },
          }
        : {
            path: own,
            component: features('clients/stories/StoryPage'),
            modules: {content: `@site/${storyFile(client.id)}`},
            props: {client, project: project === undefined ? null : toProjectCard(project)},
          };
    }),
  ];
}

function advisorRoutes({advisors, projects}: Profiles, recipes: readonly Recipe[]): ProfileRoute[] {
  const path = ADVISORS_PATH;
  return [
    {
      path,
      component: features('people/AdvisorGridPage'),
      props: {
        advisors: writtenFirst(advisors, ({profile}) => profile !== undefined).map((record) => ({
          ...toCard(record),
          ...(record.profile !== undefined && {descriptor: record.profile.shortDescriptor}),
        })),
      },
    },
    ...advisors.flatMap((record): ProfileRoute[] => {
      const own = `${path}/${record.id}`;
      const advisor = toCard(record);
      const theirs = projects.filter(({advisorId}) => advisorId === record.id);
      const cards = theirs.map(toProjectCard);
      return [
        record.profile === undefined
          ? {
              path: own,
              component: features('people/profile/ComingSoonPage'),
              props: {
                advisor,
                others: advisors.filter(({profile}) => profile !== undefined).map(toCard),
                recipes: summariesOf(record.recipes, recipes),
              },
            }
          : {
              path: own,
              component: features('people/profile/AdvisorProfilePage'),
              props: {advisor, profile: record.profile, projects: cards},
            },
        {
          path: `${own}/portfolio`,
          component: features('people/portfolio/AdvisorPortfolioPage'),
          props: {advisor, projects: cards},
        },
        ...theirs.map((project) => ({
          path: `${own}/portfolio/${project.id}`,
          component: features('people/portfolio/ProjectPage'),
          props: {project},
        })),
      ];
    }),
  ];
}

/** Every page of clients, advisors and projects. */
export function profileRoutes(profiles: Profiles, recipes: readonly Recipe[] = []): ProfileRoute[] {
  return [
    ...clientRoutes(profiles, recipes),
    ...advisorRoutes(profiles, recipes),
    {
      path: PORTFOLIO_PATH,
      component: features('people/portfolio/PortfolioPage'),
      props: {projects: profiles.projects.map(toProjectCard)},
    },
  ];
}
