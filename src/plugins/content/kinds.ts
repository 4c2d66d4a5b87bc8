import {OWN_PAGES} from '../../config/pages';
import type {Generated} from '../lib/generated';
import {jsonSchema} from '../lib/jsonSchema';
import {advisors} from './advisor';
import {articles, authors, tags} from './article';
import {calculatorPages} from './calculator';
import {clients, stories} from './client';
import {finder, surfaces} from './finder';
import {hubs, hubSheets} from './hub';
import {defineKind, type Content, type Kind, type Page, type Read} from './kind';
import {moneyPositions, positions} from './positions';
import {projects} from './project';
import {readKind} from './read';
import {docsOf} from './recipes/doc';
import {notes, recipes} from './recipes/pages';
import {redirects} from './redirects';
import type {Items, KindName} from './schemas';
import {starters} from './starter';

const synonyms = defineKind({
  name: 'synonyms',
  files: 'src/data/search/synonyms.yaml',
});

/** Every kind of content: a new one is a line in schemas.ts, a file with a `defineKind`, and a line here. */
export const KINDS: readonly Kind[] = [
  recipes,
  notes,
  starters,
  articles,
  hubs,
  clients,
  stories,
  advisors,
  projects,
  positions,
  moneyPositions,
  surfaces,
  finder,
  authors,
  tags,
  synonyms,
  redirects,
];

/** The kind of a name. Throws where there is none. */
export function kindOf(name: string): Kind {
  const found = KINDS.find((kind) => kind.name === name);
  if (found === undefined) {
    throw new Error(`There is no kind of content called "${name}": is it in src/plugins/content/kinds.ts?`);
  }
  return found;
}

/** The pages that content adds. */
export const contentPages = (content: Content): readonly Page[] => [
  ...KINDS.flatMap(({routes}) => routes?.(content) ?? []),
  ...calculatorPages(content),
];

/** The content below a folder, each kind read when it is first asked for. */
export function contentOf(siteDir: string): Content {
  const known = new Map<string, Read>();
  const read = <K extends KindName>(name: K): Read<Items[K]> => {
    const found = known.get(name) ?? readKind(siteDir, kindOf(name));
    known.set(name, found);
    // What the schema of this kind gave: no type can say that a map of all kinds has each under its own name.
    return found as Read<Items[K]>;
  };
  const content: Content = {
    siteDir,
    read,
    entries: (kind) => read(kind).entries,
    items: (kind) => read(kind).entries.map(({item}) => item),
    pages: () => [...OWN_PAGES, ...contentPages(content)],
  };
  return content;
}

/** Every committed file that follows from content. Throws where the content that it follows from is not valid. */
export const generatedFiles = (content: Content): Generated =>
  new Map([...docsOf(content.siteDir, content.items('recipe')), ...hubSheets(content)]);

/** The JSON Schema of every kind of file, which .vscode/settings.json names: written for editors, and not committed. */
export const schemaFiles = (): Generated =>
  new Map(
    KINDS.map(({name, schema}) => [
      `.schemas/${name}.json`,
      `${JSON.stringify(jsonSchema(name, schema), undefined, 2)}\n`,
    ]),
  );
