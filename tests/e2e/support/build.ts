import fs from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';

/** A page of the production build. */
export interface BuiltPage {
  /** Path as visitors ask for it. */
  path: string;
  html: string;
  $: CheerioAPI;
}

const ROOT = path.resolve(__dirname, '../../../build');

/** Every page of the build but 404.html, sorted by path. */
export function builtPages(): BuiltPage[] {
  return fs
    .readdirSync(ROOT, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => {
      const html = fs.readFileSync(path.join(ROOT, file), 'utf8');
      const page = `/${file.replaceAll(path.sep, '/').replace(/(index)?\.html$/, '')}`;
      return {path: page === '/' ? page : page.replace(/\/$/, ''), html, $: load(html)};
    })
    .sort((a, b) => a.path.localeCompare(b.path));
}

/** A file of the build as text. */
export const builtFile = (name: string): string => fs.readFileSync(path.join(ROOT, name), 'utf8');
