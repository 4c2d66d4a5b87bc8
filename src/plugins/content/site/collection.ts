import {SITE_FILE} from '../../../config/siteFields';
import {attempt} from '../../lib/problems';
import type {Collection} from '../collection';
import {siteFiles} from './derived';
import {readSite} from './read';
import {siteFileSchema, siteSource} from './siteFile';

/** The site's settings; variables of the environment that win over them are checked where the site is built. */
export const settings: Collection = {
  name: 'site',
  title: 'Settings of the site',
  files: SITE_FILE,
  isSetting: true,
  schema: () => siteFileSchema,
  follows: (siteDir) => siteFiles(siteDir),
  read: (siteDir) => ({
    entries: [],
    problems: [...attempt(SITE_FILE, () => readSite({}, siteSource(siteDir))).problems],
    ids: new Set(),
  }),
};
