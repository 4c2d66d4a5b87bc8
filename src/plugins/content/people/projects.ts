import {projectSchema, type ProjectRecord} from '../../../data/projects/schema';
import {projectTitle, toProjectCard} from '../../../data/projects/types';
import {PORTFOLIO_PATH, projectPath} from '../../../config/paths';
import {look} from '../../outputs/social-cards/look';
import {itemsOf, type Collection} from '../collection';
import {clients} from './clients';
import {projectsOf} from './read';

/** The projects of the portfolio: a list of all, and a page for each, below its advisor's. */
export const projects: Collection<ProjectRecord> = {
  name: 'project',
  title: 'A project',
  plural: 'Portfolio projects',
  files: 'src/data/projects/*.yaml',
  schema: () => projectSchema,
  unique: ['title'],
  path: ({id, advisor}) => projectPath({id, advisorId: advisor}),
  pages: () => [PORTFOLIO_PATH],
  section: [PORTFOLIO_PATH, look('Portfolio', 'Projects of our advisors', 'rose', 'stairs')],

  /** With the name of its client, whose file may not be readable. */
  pageTitle: ({client, title}, siteDir) => {
    const named = itemsOf(siteDir, clients).find(({id}) => id === client);
    return {at: ['title'], title: projectTitle({clientName: named?.name ?? client, title})};
  },

  routes({siteDir}) {
    const all = projectsOf(siteDir);
    return [
      {
        path: PORTFOLIO_PATH,
        component: '@site/src/features/people/portfolio/PortfolioPage',
        props: {projects: all.map(toProjectCard)},
      },
      ...all.map((project) => ({
        path: projectPath(project),
        component: '@site/src/features/people/portfolio/ProjectPage',
        props: {project},
      })),
    ];
  },
};
