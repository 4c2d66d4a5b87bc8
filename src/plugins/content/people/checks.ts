import path from 'node:path';
import type {AdvisorRecord} from '../../../data/advisors/schema';
import type {Client} from '../../../data/clients/schema';
import {filesIn} from '../../lib/filesIn';
import {textOf} from '../../lib/generated';
import {didYouMean} from '../../lib/nearest';
import type {Problem} from '../../lib/problems';
import {readCollection} from '../collection';
import {strayTexts} from '../strayTexts';
import {clients as clientCollection, STORIES_DIR} from './clients';

/** Stories that no client has. */
export const strayStories = (siteDir: string): Problem[] =>
  strayTexts(siteDir, STORIES_DIR, {
    what: 'client with "story:" in its file',
    ids: filesIn(siteDir, 'src/data/clients', '.yaml')
      .filter((file) => /^story:/m.test(textOf(siteDir, file)))
      .map((file) => path.basename(file, '.yaml')),
  });

/** Clients with the same mark. */
export function sharedMarks(clients: readonly Client[]): Problem[] {
  const owners = new Map<string, string>();
  return clients.flatMap(({id, logo}) => {
    const owner = logo.path === undefined ? undefined : owners.get(logo.path);
    owners.set(logo.path ?? id, id);
    return owner === undefined
      ? []
      : [
          {
            file: `src/data/clients/${id}.yaml`,
            field: 'logo.path',
            problem: `is also the mark of ${owner}`,
            remedy: 'Draw one of its own.',
          },
        ];
  });
}

/** Companies that advisors' profiles name, and that are no clients. */
export function unknownCompanies(advisors: readonly AdvisorRecord[], siteDir: string): Problem[] {
  const {entries, problems} = readCollection(siteDir, clientCollection);
  if (problems.length > 0) {
    // One that cannot be read may well be one that is named.
    return [];
  }
  const names = entries.map(({item}) => item.name);
  return advisors.flatMap(({id, profile}) =>
    [
      ...(profile?.successStories ?? []).map(({company}, index) => ({
        field: `successStories[${index}].company`,
        name: company,
      })),
      ...(['currentEngagements', 'previousEngagements'] as const).flatMap((list) =>
        (profile?.[list] ?? []).map(({name}, index) => ({field: `${list}[${index}].name`, name})),
      ),
    ].flatMap(({field, name}) =>
      names.includes(name)
        ? []
        : [
            {
              file: `src/data/advisors/${id}.yaml`,
              field: `profile.${field}`,
              value: name,
              problem: 'is not the name of any client',
              remedy: `${didYouMean(name, names)}Write the name as a file in src/data/clients has it, or add that client.`,
            },
          ],
    ),
  );
}
