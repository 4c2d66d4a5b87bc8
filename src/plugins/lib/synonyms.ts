import {synonymsSchema} from '../../data/search/schema';
import type {Synonyms} from '../../features/search/synonyms';
import {checkedYaml} from './yamlFile';

/** Where the synonyms are kept, from the project's root. */
export const SYNONYMS_FILE = 'src/data/search/synonyms.yaml';

/** Reads the synonyms below `siteDir`. Throws one `ContentError` with everything that is wrong with them. */
export const readSynonyms = (siteDir: string): Synonyms =>
  checkedYaml(siteDir, SYNONYMS_FILE, synonymsSchema);
