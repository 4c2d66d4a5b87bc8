import fs from 'node:fs';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {advisorSchema, type AdvisorRecord} from '../../../data/advisors/schema';
import {clientSchema, type Client} from '../../../data/clients/schema';
import {projectSchema} from '../../../data/projects/schema';
import type {Project} from '../../../data/projects/types';
import {
  duplicateProblems,
  fileOf,
  problemAt,
  readFolder,
  referenceProblems,
  type Entry,
} from '../../lib/contentFolder';
import {throwAny, type Problem} from '../../lib/problems';
import {loaded} from '../loaded';
import {withPortrait} from './portrait';

export const ADVISORS_DIR = 'src/data/advisors';
export const CLIENTS_DIR = 'src/data/clients';
export const PROJECTS_DIR = 'src/data/projects';
export const STORIES_DIR = 'src/data/clients/stories';

/** The folders whose files this plugin reads, from the project's root. */
export const FOLDERS = [ADVISORS_DIR, CLIENTS_DIR, PROJECTS_DIR] as const;

/** Everything the profile pages are made of. */
export interface Profiles {
  /** In the order in which pages show them. */
  advisors: AdvisorRecord[];
  clients: Client[];
  projects: Project[];
}

/** The file of a client's story. */
export const storyFile = (id: string): string => `${STORIES_DIR}/${id}.mdx`;

function storyProblems(siteDir: string, entry: Entry<Client>): Problem[] {
  const {item} = entry;
  const story = storyFile(item.id);
  return item.story === undefined || fs.existsSync(path.join(siteDir, story))
    ? []
    : [
        problemAt(entry, ['story'], {
          problem: `needs the file ${story}, which does not exist`,
          remedy:
            'Write that file, or remove "story": the client then shows "Case Study Under Construction".',
        }),
      ];
}

/** Reads all advisors, clients and projects below `siteDir`. Throws one `ContentError` with all problems of all files. */
export function readProfiles(siteDir: string): Profiles {
  const advisors = readFolder(siteDir, ADVISORS_DIR, advisorSchema);
  const clients = readFolder(siteDir, CLIENTS_DIR, clientSchema);
  const projects = readFolder(siteDir, PROJECTS_DIR, projectSchema);
  const knownAdvisors = {what: 'advisor', ids: advisors.ids, use: fileOf(ADVISORS_DIR)};
  const knownClients = {what: 'client', ids: clients.ids, use: fileOf(CLIENTS_DIR)};
  throwAny([
    ...[advisors, clients, projects].flatMap((folder) => folder.problems),
    ...duplicateProblems(advisors.entries, 'name'),
    ...duplicateProblems(advisors.entries, 'position'),
    ...duplicateProblems(clients.entries, 'name'),
    ...duplicateProblems(projects.entries, 'title'),
    ...clients.entries.flatMap((entry) => [
      ...storyProblems(siteDir, entry),
      ...(entry.item.advisor === undefined
        ? []
        : referenceProblems(entry, ['advisor'], entry.item.advisor, knownAdvisors)),
    ]),
    ...projects.entries.flatMap((entry) => [
      ...referenceProblems(entry, ['advisor'], entry.item.advisor, knownAdvisors),
      ...referenceProblems(entry, ['client'], entry.item.client, knownClients),
    ]),
  ]);
  const names = (entries: readonly Entry<{id: string; name: string}>[]) =>
    new Map(entries.map(({item}) => [item.id, item.name]));
  const advisorNames = names(advisors.entries);
  const clientNames = names(clients.entries);
  return {
    advisors: advisors.entries
      .map(({item}) => withPortrait(siteDir, item))
      .sort((a, b) => a.position - b.position),
    clients: clients.entries.map(({item}) => item),
    projects: projects.entries.map(({item: {advisor, client, ...project}}) => ({
      ...project,
      advisorId: advisor,
      advisorName: advisorNames.get(advisor) ?? advisor,
      clientName: clientNames.get(client) ?? client,
      clientStorySlug: client,
    })),
  };
}

/** The profiles as their plugin read them, for the `allContentLoaded` of another. */
export const loadedProfiles = (allContent: AllContent): Profiles => loaded(allContent, 'profiles');
