import {sectors} from '../taxonomies/sectors';
import {services} from '../taxonomies/services';

/** The sectors of portfolio projects. */
export const PROJECT_SECTORS = sectors.projects;

/** What an advisor did in a project. */
export const PROJECT_SERVICES = services.projects;
