import path from 'node:path';
import {ADVISORS_PATH} from '../../../config/paths';
import {AUTHORS_FILE, authorsSchema} from './lists';
import {readCollection} from '../collection';
import {advisors as advisorCollection} from '../people/advisors';
import type {Problem} from '../../lib/problems';
import {readYaml} from '../../lib/yamlFile';

/** Authors of the journal who lead to an advisor's profile under another key: `npm run generate` cannot name them. */
export function authorKeyProblems(siteDir: string): Problem[] {
  const {data = {}, lineOf} = readYaml(siteDir, AUTHORS_FILE, authorsSchema);
  const advisors = readCollection(siteDir, advisorCollection).ids;
  return Object.entries(data).flatMap(([key, {url}]) => {
    const id = path.posix.basename(url);
    return url !== `${ADVISORS_PATH}/${id}` || !advisors.has(id) || key === id
      ? []
      : [
          {
            file: AUTHORS_FILE,
            line: lineOf?.([key, 'url']),
            field: key,
            value: url,
            problem: 'is not the id of the advisor whose page this is',
            remedy: `Rename the key to ${id}, here and under "authors" of its articles. "npm run generate" then writes the name.`,
          },
        ];
  });
}
