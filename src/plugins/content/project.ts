import {PORTFOLIO_PATH, projectPath} from '../../config/paths';
import {projectSchema} from '../../data/projects/schema';
import {toProjectCard} from '../../data/projects/types';
import {defineKind} from './kind';
import {projectsOf, socialCard} from './people';

/** The projects of the portfolio: a list of all, and a page for each, below its advisor's. */
export const projects = defineKind({
  name: 'project',
  files: 'src/data/projects/*.yaml',
  schema: projectSchema,

  routes(content) {
    const all = projectsOf(content);
    const cards = new Map(content.items('advisor').map((advisor) => [advisor.id, socialCard(advisor)]));
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
});
