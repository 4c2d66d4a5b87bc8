import fs from 'node:fs';
import path from 'node:path';
import {SLUG} from '../../../data/fields';
import {folderOf, idOf, readCollection, type Collection} from '../../content/collection';
import {collectionOf, collections} from '../../content/collections';
import {namingsOf} from '../../content/namings';
import {pagePaths} from '../../content/pagePaths';
import {REDIRECTS_FILE} from '../../content/redirects/read';
import {emptySections} from '../../content/sections';
import {withoutLinksTo} from '../../content/unpublished';
import {textOf} from '../../lib/generated';
import {didYouMean} from '../../lib/nearest';
import {formatProblems} from '../../lib/problems';
import {linkProblems} from '../check/links';
import {contentFiles} from '../check/sources';
import {readContent} from '../content';
import {generate} from '../generate';
import {wholeWords, withoutItem} from './lines';

/** What is to be done: an item gets another id, or goes where that is left out. */
export interface Move {
  kind: string;
  id: string;
  to?: string | undefined;
}

/** The kinds that have a file and a page for each item. */
const movable = (): Collection[] =>
  collections().filter((collection) => folderOf(collection) !== undefined && collection.path !== undefined);

/** The kind and the item. Throws a sentence where there is no such thing, or the new id cannot be. */
function found(
  siteDir: string,
  {kind, id, to}: Move,
): {collection: Collection; file: string; beside: string[]} {
  const kinds = movable();
  const collection = kinds.find(({name}) => name === kind);
  if (collection === undefined) {
    const names = kinds.map(({name}) => name).join(', ');
    throw new Error(`"${kind}" is no kind whose items have files of their own. Use one of: ${names}.`);
  }
  const {entries, ids} = readCollection(siteDir, collection);
  const entry = entries.find(({item}) => idOf(item) === id);
  if (entry === undefined) {
    throw new Error(
      ids.has(id)
        ? `The file of the ${kind} ${id} cannot be read: run "npm run check:content" first.`
        : `There is no ${kind} with the id "${id}". ${didYouMean(id, [...ids])}`.trim(),
    );
  }
  if (to !== undefined && (!SLUG.test(to) || ids.has(to))) {
    throw new Error(
      ids.has(to)
        ? `There is a ${kind} with the id "${to}" already.`
        : `"${to}" cannot be an id: use lower-case words joined by hyphens.`,
    );
  }
  const beside = collection.beside?.(entry.item, siteDir) ?? [];
  return {
    collection,
    file: entry.file,
    beside: beside.filter((one) => fs.existsSync(path.join(siteDir, one))),
  };
}

/** The texts of files that name an item of a kind, by their fields, with its other id, or without it in lists of ids. */
function otherFields(siteDir: string, kind: string, {id, to}: Move): ReadonlyMap<string, string> {
  const texts = new Map<string, (string | undefined)[]>();
  for (const {entry, path: at = []} of namingsOf(siteDir, kind).filter((naming) => naming.id === id)) {
    const line = at.length === 0 ? 0 : (entry.lineOf(at) ?? 0);
    const lines = texts.get(entry.file) ?? textOf(siteDir, entry.file).split('\n');
    const text = lines[line - 1];
    if (text !== undefined && (to !== undefined || typeof at.at(-1) === 'number')) {
      lines[line - 1] = to === undefined ? withoutItem(text, id) : text.replace(wholeWords(id), to);
      texts.set(entry.file, lines);
    }
  }
  return new Map(
    [...texts].map(([file, lines]) => [file, lines.filter((one) => one !== undefined).join('\n')]),
  );
}

/** A text in which tags and keys that are the item's id are its other one. */
function withOtherKeys(
  {name: kind, tag = kind, sameAs = []}: Collection,
  {name, text}: {name: string; text: string},
  move: Move,
): string {
  const {id, to = id} = move;
  const tagged = text.replaceAll(new RegExp(`(<${tag}\\s+id=["'])${id}(?=["'])`, 'g'), `$1${to}`);
  return sameAs.some((other) => collectionOf(other).files === name)
    ? tagged.replace(new RegExp(`^${id}(?=:)`, 'm'), to)
    : tagged;
}

/** The pages that a build has: none of a section without items. */
function shownPages(siteDir: string): ReadonlySet<string> {
  const empty = emptySections(siteDir).map(({page}) => page);
  return new Set([...pagePaths(siteDir)].filter((page) => !empty.includes(page)));
}

/** Where each address that is no more leads: with a new id to the same page, else to the nearest page above. */
function leadsOf(siteDir: string, before: ReadonlySet<string>, {id, to}: Move): [from: string, to: string][] {
  const after = shownPages(siteDir);
  const nearest = (page: string): string => (after.has(page) ? page : nearest(path.posix.dirname(page)));
  const renamed = (page: string) =>
    page
      .split('/')
      .map((part) => (part === id ? (to ?? id) : part))
      .join('/');
  return [...before].filter((page) => !after.has(page)).map((page) => [page, nearest(renamed(page))]);
}

/** The list of redirects with more of them, without those from what is a page again, and none to what is no page now. */
const withRedirects = (list: string, leads: readonly (readonly [string, string])[]) =>
  leads.reduce(
    (text, [from, to]) =>
      `${text
        .replace(new RegExp(`^- from: ${to}\n  to: .*\n`, 'm'), '')
        .replaceAll(new RegExp(`(?<=^  to: )${from}$`, 'gm'), to)}- from: ${from}\n  to: ${to}\n`,
    `${list.trimEnd()}\n`,
  );

/** What is left to a person: what cannot be read, is named and is not there, or is linked to no more. */
function leftOver(siteDir: string): string[] {
  // Its comments show how to write one; what is wrong with an entry is known already.
  const texts = contentFiles(siteDir).filter(({file}) => file !== REDIRECTS_FILE);
  const problems = [...readContent(siteDir).problems, ...linkProblems(siteDir, texts)];
  if (problems.length === 0) {
    const {written, removed} = generate(siteDir);
    return [...written.map((file) => `wrote ${file}`), ...removed.map((file) => `removed ${file}`)];
  }
  return ['', 'What only you can put right; then run "npm run generate":', formatProblems(problems)];
}

/**
 * Gives an item another id, or removes it: its file and those beside it, what names it, links to its pages, and a
 * redirect from each address that it had. Says what it did, and what is left to a person. Throws a sentence, and changes
 * nothing, where it cannot be done.
 */
export function move(siteDir: string, asked: Move): string {
  const {id, to} = asked;
  const {collection, file, beside} = found(siteDir, asked);
  const before = shownPages(siteDir);
  const did: string[] = [];
  const write = (name: string, text: string) => {
    if (text !== textOf(siteDir, name)) {
      fs.writeFileSync(path.join(siteDir, name), text);
      did.push(`changed ${name}`);
    }
  };
  const named = [collection.name, ...(collection.sameAs ?? [])];
  for (const [name, text] of named.flatMap((kind) => [...otherFields(siteDir, kind, asked)])) {
    write(name, text);
  }
  for (const name of [file, ...beside]) {
    const other = name.replace(new RegExp(`(?<=/)${id}(?=(?:\\.\\w+)?$)`), to ?? id);
    if (to === undefined) {
      fs.rmSync(path.join(siteDir, name), {recursive: true});
      did.push(`removed ${name}`);
    } else if (other !== name) {
      fs.renameSync(path.join(siteDir, name), path.join(siteDir, other));
      did.push(`moved ${name} to ${other}`);
      if (name === file) {
        write(other, textOf(siteDir, other).replace(/^id: .*/m, `id: ${to}`));
      }
    }
  }
  const leads = leadsOf(siteDir, before, asked);
  // Old addresses stay what they are: where they lead follows below.
  for (const {file: name, text} of contentFiles(siteDir).filter(({file: one}) => one !== REDIRECTS_FILE)) {
    write(
      name,
      to === undefined
        ? withoutLinksTo(
            leads.map(([page]) => ({id, page})),
            text,
          )
        : leads.reduce(
            (rest, [from, page]) => rest.replace(wholeWords(from), page),
            withOtherKeys(collection, {name, text}, asked),
          ),
    );
  }
  write(REDIRECTS_FILE, withRedirects(textOf(siteDir, REDIRECTS_FILE), leads));
  return [
    ...new Set(did),
    ...leads.map((pair) => `redirect ${pair.join(' to ')}`),
    ...leftOver(siteDir),
  ].join('\n');
}
