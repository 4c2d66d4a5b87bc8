import {PORTFOLIO_PATH, projectPath} from '../../config/paths';
import {projectTitle, toProjectCard} from '../../data/projects/types';
import type {Problem} from '../lib/problems';
import {problemAt} from '../lib/yamlFile';
import {defineKind, type Content} from './kind';
import {projectsOf, socialCard} from './people';

/** The projects of the portfolio: a list of all, and a page for each, below its advisor's. */
export const projects = defineKind({
  name: 'project',
  files: 'src/data/projects/*.yaml',

  routes(content) {
    const all = projectsOf(content);
    const cards = new Map(content.items('advisor').map((advisor) => [advisor.id, socialCard(advisor)]));
    return [
      {
        path: PORTFOLIO_PATH,
        section: 'portfolio',
        kind: 'portfolio',
        component: '@site/src/features/people/portfolio/PortfolioPage',
        props: {projects: all.map(toProjectCard)},
      },
      ...all.map((project) => ({
        path: projectPath(project),
        section: 'portfolio' as const,
        kind: 'project',
        title: {text: projectTitle(project), id: project.id, at: ['title']},
        component: '@site/src/features/people/portfolio/ProjectPage',
        card: cards.get(project.advisorId) ?? {},
        props: {project},
      })),
    ];
  },
});

/** Projects whose page would lead to a story or a profile that is not written. */
export const projectProblems = (content: Content): Problem[] =>
  content.entries('project').flatMap((entry) => {
    const {advisor, client} = entry.item;
    const lacks = <T extends {id: string}>(items: readonly T[], id: string, field: keyof T) =>
      items.some((item) => item.id === id && item[field] === undefined);
    return [
      ...(lacks(content.items('advisor'), advisor, 'profile')
        ? [
            problemAt(
              entry,
              ['advisor'],
              'has no "profile" yet. Write it in the file of the advisor, or name another.',
              advisor,
            ),
          ]
        : []),
      ...(lacks(content.items('client'), client, 'story')
        ? [
            problemAt(
              entry,
              ['client'],
              'has no "story" yet. Write it in the file of the client, or name another.',
              client,
            ),
          ]
        : []),
    ];
  });
