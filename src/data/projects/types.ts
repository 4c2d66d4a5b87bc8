import type {ProjectRecord} from './schema';

/** A project with the names of its advisor and its client. */
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

/** The part of a project that its card shows. */
export function toProjectCard(project: Project): ProjectCard {
  const {id, title, description, sector, services, advisorId, advisorName, clientName, metrics, metricsNote} =
    project;
  return {id, title, description, sector, services, advisorId, advisorName, clientName, metrics, metricsNote};
}
