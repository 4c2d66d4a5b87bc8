import {projectSchema, type ProjectRecord} from '../../../data/projects/schema';
import {projectTitle, toProjectCard} from '../../../data/projects/types';
import {PORTFOLIO_PATH, projectPath} from '../../../config/paths';
import {itemsOf, type Collection} from '../collection';
import {advisorCard, advisors} from './advisors';
import {clients} from './clients';
import {projectsOf} from './read';

/** The projects of the portfolio: a list of all, and a page for each, below its advisor's. */
export const projects: Collection<ProjectRecord> = {
  name: 'project',
  title: 'A project',
  files: 'src/data/projects/*.yaml',
  schema: () => projectSchema,
  unique: ['title'],
  path: ({id, advisor}) => projectPath({id, advisorId: advisor}),
  pages: () => [PORTFOLIO_PATH],

  /** With the name of its client, whose file may not be readable. */
  pageTitle: ({client, title}, siteDir) => {
    const named = itemsOf(siteDir, clients).find(({id}) => id === client);
    return {at: ['title'], title: projectTitle({clientName: named?.name ?? client, title})};
  },

  routes({siteDir}) {
    const all = projectsOf(siteDir);
    const cards = new Map(itemsOf(siteDir, advisors).map((advisor) => [advisor.id, advisorCard(advisor)]));
    return [
      {
        path: PORTFOLIO_PATH,
        component: '@site/src/features/people/portfolio/PortfolioPage',
        props: {projects: all.map(toProjectCard)},
      },
      ...all.map((project) => ({
        path: projectPath(project),
        component: '@site/src/features/people/portfolio/ProjectPage',
        metadata: {card: cards.get(project.advisorId) ?? {}},
        props: {project},
      })),
    ];
  },
};
