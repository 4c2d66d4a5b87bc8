import fs from 'node:fs/promises';
import path from 'node:path';
import {writeFiles} from '../../lib/writeFiles';
import {pageMarkdown} from './page';

/** Writes the text of a built page as Markdown beside it. */
export async function writeTwin(outDir: string, file: string, html: string): Promise<void> {
  const text = await pageMarkdown(html);
  if (text !== undefined) {
    await fs.writeFile(path.join(outDir, file.replace(/\.html$/, '.md')), text);
  }
}

/** The Markdown files of pages in a build, by their names. */
async function twinsIn(outDir: string): Promise<string[]> {
  const files = await fs.readdir(outDir, {recursive: true});
  const all = new Set(files.map((file) => file.replaceAll(path.sep, '/')));
  return [...all].filter((file) => file.endsWith('.md') && all.has(file.replace(/\.md$/, '.html'))).sort();
}

/**
 * After every page has its twin: /llms-full.txt, which is the introduction of /llms.txt and the Markdown of every page that
 * it names, in its order.
 */
export async function finishMarkdown(outDir: string): Promise<void> {
  const index = await fs.readFile(path.join(outDir, 'llms.txt'), 'utf8').catch(() => '');
  const [introduction = ''] = index.split('\n## ', 1);
  const links = [...index.matchAll(/\]\((\S+\.md)\)/g)].map(([, link = '']) => new URL(link).pathname);
  // The home page is the path that the site is served under.
  const base = links.find((link) => link.endsWith('/index.md'))?.replace(/index\.md$/, '');
  if (base === undefined) {
    return;
  }
  const twins = await twinsIn(outDir);
  const named = links.map((link) => link.slice(base.length)).filter((file) => twins.includes(file));
  const texts = await Promise.all(named.map((file) => fs.readFile(path.join(outDir, file), 'utf8')));
  await writeFiles(outDir, {
    'llms-full.txt': `${[introduction, ...texts].map((text) => text.trim()).join('\n\n\n')}\n`,
  });
}
