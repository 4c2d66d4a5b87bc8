import {execSync, spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {compressFolder} from '../../src/plugins/outputs/security-headers/finish';

const ROOT = path.join(__dirname, '../..');
const FOLDER = path.join(ROOT, 'test-results/peers');

interface Peer {
  name: string;
  /** Writes the site without its pages. */
  create: (site: string) => void;
  pages: string;
  build: string;
  output: string;
  /** The path of a page, by its file's name. */
  pathOf: (page: string) => string;
}

const writeFiles = (site: string, files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(site, name)), {recursive: true});
    fs.writeFileSync(path.join(site, name), text);
  }
};

const CREATE_DOCUSAURUS = 'npx --yes create-docusaurus@3.10.2';

const PEERS: readonly Peer[] = [
  {
    name: 'Starlight 0.42',
    create: (site) =>
      writeFiles(site, {
        // Astro 7 runs on Node 22 and later.
        'package.json': JSON.stringify({
          private: true,
          type: 'module',
          dependencies: {astro: '7.3.5', '@astrojs/starlight': '0.42.4', node: '22.23.3'},
        }),
        'astro.config.mjs': `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({integrations: [starlight({title: 'Recipes'})]});`,
        'src/content.config.ts': `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};`,
      }),
    pages: 'src/content/docs',
    build:
      'npm install --no-audit --no-fund --loglevel=error && npm exec -- node node_modules/astro/bin/astro.mjs build',
    output: 'dist',
    pathOf: (page) => `/${page}/`,
  },
  {
    name: 'Docusaurus 3.10 template',
    create: (site) =>
      execSync(`${CREATE_DOCUSAURUS} ${path.basename(site)} classic --javascript --skip-install`, {
        cwd: FOLDER,
      }),
    pages: 'docs',
    // With the packages of this project, in whose folder it lies.
    build: 'npx docusaurus build',
    output: 'build',
    pathOf: (page) => `/docs/${page}`,
  },
];

/**
 * Builds the same pages with Starlight and with Docusaurus' own template, and serves them from `port` on, as ours are
 * served. Gives the address of the first page on each; `stop` ends the servers.
 */
export async function servePeers(port: number, pages: readonly {name: string; markdown: string}[]) {
  fs.rmSync(FOLDER, {recursive: true, force: true});
  fs.mkdirSync(FOLDER, {recursive: true});
  const sites: {name: string; url: string; server: ChildProcess}[] = [];
  for (const [index, {name, create, pages: folder, build, output, pathOf}] of PEERS.entries()) {
    const site = path.join(FOLDER, String(index));
    create(site);
    const texts = pages.map(({name: page, markdown}) => {
      const [, title = page] = /^# (.+)$/m.exec(markdown) ?? [];
      const head = `---\ntitle: ${JSON.stringify(title)}\nmdx: {format: md}\n---\n`;
      return [`${folder}/${page}.md`, head + markdown.replace(/^# .+$/m, '')];
    });
    writeFiles(site, Object.fromEntries(texts) as Record<string, string>);
    execSync(build, {cwd: site});
    const built = path.join(site, output);
    await compressFolder(built);
    // Which our server reads.
    fs.writeFileSync(path.join(built, '_headers'), '');
    const server = spawn(process.execPath, [path.join(ROOT, 'tests/server.mjs')], {
      env: {...process.env, PORT: String(port + index), SITE_DIR: built},
    });
    sites.push({name, url: `http://127.0.0.1:${port + index}${pathOf(pages[0]?.name ?? '')}`, server});
  }
  return {sites, stop: () => sites.forEach(({server}) => server.kill())};
}
