import {pick} from '../../lib/record';
import type {ProjectRecord} from './schema';

/** With the names of its advisor and its client. */
export interface Project extends Omit<ProjectRecord, 'advisor' | 'client'> {
  advisorId: string;
  advisorName: string;
  clientName: string;
  clientStorySlug: string;
}

/** The title of the project's page, without the site's name. */
export const projectTitle = ({clientName, title}: {clientName: string; title: string}): string =>
  `${clientName}: ${title}`;

const CARD_FIELDS = [
  'id',
  'sample',
  'title',
  'description',
  'sector',
  'services',
  'advisorId',
  'advisorName',
  'clientName',
  'metrics',
  'metricsNote',
] as const;

export type ProjectCard = Pick<Project, (typeof CARD_FIELDS)[number]>;

export const toProjectCard = (project: Project): ProjectCard => pick(project, CARD_FIELDS);
