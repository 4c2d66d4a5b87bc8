import fs from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';

/** A page of a build, parsed. */
export interface BuiltPage {
  /** Path as visitors ask for it, below the base URL. */
  path: string;
  /** Its file below the folder of the build. */
  file: string;
  html: string;
  $: CheerioAPI;
  /** Whether it asks search engines to leave it out. */
  hidden: boolean;
  /** All text of its body, scripts left out, with single spaces. */
  text: string;
}

/** A build: its folder, its files, and what is read from it. */
export interface Build {
  root: string;
  /** Names of its files, with slashes. */
  files: ReadonlySet<string>;
  read: (name: string) => string;
  bytes: (name: string) => Buffer;
  /** Parses one page after another, so that one at a time is in memory. */
  pages: () => Generator<BuiltPage>;
}

export const ROOT = path.resolve(__dirname, '../../..');

/** Text with single spaces, as a reader sees it. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function pageOf(file: string, html: string): BuiltPage {
  const $ = load(html);
  const body = $('body').clone();
  body.find('script, style').remove();
  return {
    path: `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '/').replace(/(?<=.)\/$/, ''),
    file,
    html,
    $,
    hidden: ($('meta[name="robots"]').attr('content') ?? '').includes('noindex'),
    text: plain(body.text()),
  };
}

/** Opens the build in a folder of the project; throws where there is none. */
export function openBuild(folder: string, command: string): Build {
  const root = path.join(ROOT, folder);
  if (!fs.existsSync(path.join(root, 'index.html'))) {
    throw new Error(`There is no build in ${folder}/. Run \`${command}\` first.`);
  }
  const names = fs
    .readdirSync(root, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
  const bytes = (name: string) => fs.readFileSync(path.join(root, name));
  const read = (name: string) => bytes(name).toString('utf8');
  return {
    root,
    files: new Set(names),
    bytes,
    read,
    *pages() {
      for (const name of names.filter((file) => file.endsWith('.html'))) {
        yield pageOf(name, read(name));
      }
    },
  };
}

/** The build with the default settings. */
export const defaultBuild = (): Build => openBuild('build', 'npm run build');

/** The file of a build that an address of its own names; undefined where it has none. */
export function fileAt({files}: Build, address: string): string | undefined {
  const name = decodeURIComponent(new URL(address, 'https://site.test').pathname).replace(/^\//, '');
  return [name, `${name}.html`, `${name}index.html`].find((each) => each !== '' && files.has(each));
}
