import {synonymsSchema} from '../../data/search/schema';
import {calculators} from './calculators/collection';
import type {Collection} from './collection';
import {hubs} from './hubs/collection';
import {articles, authors} from './journal/collection';
import {pageTexts} from './pages/collection';
import {finder, surfaces} from './plans/collection';
import {positions} from './positions/collection';
import {advisors} from './people/advisors';
import {clients, stories} from './people/clients';
import {projects} from './people/projects';
import {recipes} from './recipes/collection';
import {notes} from './recipes/notes';
import {redirects} from './redirects/read';
import {starters} from './starters/collection';
import {taxonomies} from './taxonomies/collection';

const synonyms: Collection = {
  name: 'synonyms',
  title: 'Words that mean the same',
  files: 'src/data/search/synonyms.yaml',
  isSetting: true,
  schema: () => synonymsSchema,
};

/**
 * Every kind of content, in the order in which lists of all have them. A function, because kinds that name each other
 * import each other.
 */
export const collections = (): readonly Collection[] => [
  recipes,
  notes,
  starters,
  calculators,
  articles,
  hubs,
  clients,
  stories,
  advisors,
  projects,
  positions,
  ...taxonomies(),
  surfaces,
  finder,
  authors,
  synonyms,
  redirects,
  ...pageTexts(),
];

/** The kind of a name. Throws where there is none. */
export function collectionOf(name: string): Collection {
  const found = collections().find((collection) => collection.name === name);
  if (found === undefined) {
    throw new Error(
      `There is no kind of content called "${name}": is it in src/plugins/content/collections.ts?`,
    );
  }
  return found;
}
