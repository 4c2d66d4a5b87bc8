/** The list of all projects. */
export const PORTFOLIO_PATH = '/portfolio';
/** The list of all advisors. */
export const ADVISORS_PATH = '/network/advisors';

/** The profile of one advisor. */
export const advisorPath = (id: string): string => `${ADVISORS_PATH}/${id}`;

/** The portfolio of one advisor. */
export const advisorPortfolioPath = (id: string): string => `${advisorPath(id)}/portfolio`;

/** One project, below its advisor. */
export const projectPath = (project: {id: string; advisorId: string}): string =>
  `${advisorPortfolioPath(project.advisorId)}/${project.id}`;
