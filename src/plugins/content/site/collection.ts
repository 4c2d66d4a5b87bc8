import {SITE_FILE} from '../../../config/siteFields';
import {attempt} from '../../lib/problems';
import {BRAND_FILE} from '../../lib/brand';
import {textOf} from '../../lib/generated';
import type {Collection} from '../collection';
import {contrastProblems} from './contrast';
import {siteFiles} from './derived';
import {readSite} from './read';
import {siteFileSchema, siteSource} from './siteFile';

/** Colours, typefaces and corners, and what they are written for: to be read. */
export const brand: Collection = {
  name: 'brand',
  title: 'The brand',
  files: BRAND_FILE,
  isSetting: true,
  problems: (_entries, siteDir) => {
    const {value, problems} = attempt(BRAND_FILE, () => contrastProblems(textOf(siteDir, BRAND_FILE)));
    return value ?? problems;
  },
};

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
