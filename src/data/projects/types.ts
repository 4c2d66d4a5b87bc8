import type {ProjectRecord} from './schema';

/** A project with what its advisor and its client give to it (specification 2 section 3, "Portfolio project"). */
export interface Project extends Omit<ProjectRecord, 'advisor' | 'client'> {
  advisorId: string;
  advisorName: string;
  clientName: string;
  clientStorySlug: string;
}

/** What a project's card needs. */
export type ProjectCard = Pick<
  Project,
  | 'id'
  | 'title'
  | 'description'
  | 'sector'
  | 'services'
  | 'advisorId'
  | 'advisorName'
  | 'clientName'
  | 'metrics'
  | 'metricsNote'
>;

/** Projects a project onto its card. */
export function toProjectCard(project: Project): ProjectCard {
  const {id, title, description, sector, services, advisorId, advisorName, clientName, metrics, metricsNote} =
    project;
  return {id, title, description, sector, services, advisorId, advisorName, clientName, metrics, metricsNote};
}
