import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {stringify} from 'yaml';
import {linkPackages} from '../../support/copyProject.mjs';
import {growLibrary, recipesOf} from '../../support/library.mjs';
import {ROOT, SAMPLE_RECIPE} from './paths.mjs';
import {measured} from './process.mjs';
import {load} from './typescript.mjs';
import {fileBytes} from './weigh.mjs';

const {stepText, tipText} = load('src/data/recipes/words.ts');
const {compressFolder} = load('src/plugins/outputs/security-headers/compress.ts');

/** What a copy of the project needs to be built. */
const SOURCES = [
  'blog',
  'docs',
  'src',
  'static',
  'LICENSE',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
];

const require = createRequire(import.meta.url);
const CREATE = require.resolve('create-docusaurus/bin/index.js');
const BUILD = [require.resolve('@docusaurus/core/bin/docusaurus.mjs'), 'build'];
/** The steps of each site's `npm run build`. */
const STEPS = {
  ours: [['--max-semi-space-size=64', ...BUILD], ['src/plugins/outputs/security-headers/cli.mjs']],
  stock: [BUILD],
};

const folders = [];
const builds = new Map();

/** A new folder that `removeSites` removes. */
export function temporaryFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  folders.push(folder);
  return folder;
}

/** Removes every folder this module made. */
export function removeSites() {
  for (const folder of folders) {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

/** A copy of the project with `size` recipes, and what is generated from them. */
async function writeOurs(site, size) {
  for (const name of SOURCES) {
    fs.cpSync(path.join(ROOT, name), path.join(site, name), {recursive: true});
  }
  growLibrary(site, size);
  linkPackages(ROOT, site);
  await measured(['src/plugins/writing/generate/cli.mjs'], {cwd: site});
}

/** Text as Markdown shows it, whatever signs are in it. */
const escapeMdx = (text) => text.replaceAll(/[<>{}*_`[\]\\]/g, String.raw`\$&`);

/** A recipe as a document of the stock template, with the text that our page of it shows. */
function stockDocument(recipe) {
  const list = (items) => items.map((item) => `- ${escapeMdx(item)}`).join('\n');
  const facts = [
    `Channels: ${recipe.channels.join(', ')}`,
    `Buying cycle: ${recipe.buyingCycle}`,
    `Effort: ${recipe.effortLevel}`,
    `Impact: ${recipe.expectedImpact}`,
    `Timeframe: ${recipe.timeframe}`,
    `Objective: ${recipe.objective}`,
  ];
  return [
    `---\n${stringify({id: recipe.id, title: recipe.name, description: recipe.description})}---`,
    list([recipe.description, ...facts]),
    `## Steps to Execute\n\n${list(recipe.steps.map(stepText))}`,
    `## Assets Needed\n\n${list(recipe.assetsNeeded)}`,
    `## Dependencies\n\n${list(recipe.dependencies)}`,
    `## Case Study & Results\n\n> ${escapeMdx(recipe.caseStudy)}\n>\n> Source: ${escapeMdx(recipe.source)}`,
    `## Optimization Tips\n\n${list(recipe.optimizationTips.map(tipText))}\n`,
  ].join('\n\n');
}

/** The stock template as `create-docusaurus` writes it, with `size` recipes as further documents. */
async function writeStock(site, size) {
  await measured([CREATE, 'site', 'classic', '--javascript', '--skip-install'], {cwd: path.dirname(site)});
  for (const recipe of recipesOf(ROOT, size)) {
    fs.mkdirSync(path.join(site, 'docs/recipes'), {recursive: true});
    fs.writeFileSync(path.join(site, 'docs/recipes', `${recipe.id}.mdx`), stockDocument(recipe));
  }
}

function mainBundle(build) {
  const scripts = path.join(build, 'assets/js');
  const main = fs.readdirSync(scripts).find((name) => /^main\.[^.]+\.js$/.test(name));
  return fileBytes(path.join(scripts, main));
}

async function runBuild(site, kind) {
  const env = {NO_UPDATE_NOTIFIER: '1', DOCUSAURUS_IGNORE_SSG_WARNINGS: 'true'};
  const figures = [];
  for (const step of STEPS[kind]) {
    figures.push(await measured(step, {cwd: site, env}));
  }
  const peaks = figures.map(({peakMb}) => peakMb);
  return {
    seconds: figures.reduce((sum, {seconds}) => sum + seconds, 0),
    peakMb: peaks.includes(null) ? null : Math.max(...peaks),
  };
}

async function build(kind, size) {
  const site = path.join(temporaryFolder(), 'site');
  const stock = kind === 'stock';
  if (stock) {
    await writeStock(site, size);
    linkPackages(ROOT, site);
  } else {
    fs.mkdirSync(site);
    await writeOurs(site, size);
  }
  const figures = await runBuild(site, kind);
  const {seconds: again} = await runBuild(site, kind);
  const dir = path.join(site, 'build');
  const page = stock
    ? `docs/recipes/${SAMPLE_RECIPE}/index.html`
    : `services/growth-recipes/${SAMPLE_RECIPE}.html`;
  return {...figures, again, dir, main: mainBundle(dir), page: fileBytes(path.join(dir, page))};
}

/** Builds `kind` ("ours" or "stock") with `size` recipes, once a run: its folder and what building it took. */
export function builtSite(kind, size) {
  const key = `${kind} ${size}`;
  if (!builds.has(key)) {
    builds.set(key, build(kind, size));
  }
  return builds.get(key);
}

/** Makes a stock build ready for tests/server.mjs: compressed files as beside ours, and no headers of its own. */
export async function prepareStock(dir) {
  fs.writeFileSync(path.join(dir, '_headers'), '');
  await compressFolder(dir);
}
