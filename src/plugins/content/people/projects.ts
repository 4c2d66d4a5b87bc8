import {PROJECT_SECTORS} from '../../../data/projects/taxonomy';
import {projectSchema, type ProjectRecord} from '../../../data/projects/schema';
import {projectTitle, toProjectCard} from '../../../data/projects/types';
import {PORTFOLIO_PATH, projectPath} from '../../../config/paths';
import {look} from '../../output/social-cards/look';
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
  begin: {
    next: 'Fill it in.',
    asks: [
      {option: 'title', at: ['title'], question: 'What is it called?', suggested: (name) => name},
      {option: 'advisor', at: ['advisor'], question: 'Whose project is it?'},
      {option: 'client', at: ['client'], question: 'For which client?'},
      {option: 'sector', at: ['sector'], question: 'Which sector?', suggested: () => PROJECT_SECTORS[0]},
      {option: 'services', at: ['services'], question: 'Which services?', suggested: () => 'Growth Strategy'},
    ],
  },
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
