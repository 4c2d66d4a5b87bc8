import {redirectsSchema, type Redirect} from '../../../data/redirects';
import type {Collection} from '../collection';
import {readRedirectsFile} from './read';

/** Old addresses, as writers note them. */
export const redirects: Collection<Redirect> = {
  name: 'redirects',
  title: 'Old addresses',
  files: 'src/data/redirects.yaml',
  isSetting: true,
  // Nothing but comments is null for YAML.
  schema: () => redirectsSchema.nullable(),
  read: (siteDir) => ({entries: [], problems: readRedirectsFile(siteDir).problems, ids: new Set()}),
};
