import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium} from 'playwright';
import prettier from 'prettier';
import {chromiumPath} from '../../chromium.mjs';
import {ROOT} from './paths.mjs';

const FILE = path.join(ROOT, 'tests/bench/RESULTS.md');
const BYTES_PER_GB = 1024 ** 3;
const MACHINE = 'Machine';

/** Bytes as kilobytes, for a table. */
export const kb = (bytes) => (bytes / 1000).toFixed(1);

/** Whether something was kept, for a table. */
export const kept = (value) => (value ? 'yes' : '**no**');

const cell = (value) => String(value).replaceAll('|', '\\|');
const row = (cells) => `| ${cells.map(cell).join(' | ')} |`;

const table = ({columns, rows}) => [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n');
const bullets = (items) => items.map((item) => `- ${item}`).join('\n');

function system() {
  const release = fs.existsSync('/etc/os-release') ? fs.readFileSync('/etc/os-release', 'utf8') : '';
  return /^PRETTY_NAME="?([^"\n]+)/m.exec(release)?.[1] ?? `${os.type()} ${os.release()}`;
}

/** What the figures were measured on. */
export async function machine() {
  const browser = await chromium.launch({executablePath: chromiumPath(), args: ['--no-sandbox']});
  const version = browser.version();
  await browser.close();
  const cpus = os.cpus();
  const rows = [
    ['Processor', `${cpus[0]?.model.trim() ?? 'unknown'}, ${cpus.length} cores`],
    ['Memory', `${(os.totalmem() / BYTES_PER_GB).toFixed(0)} GB`],
    ['System', system()],
    ['Node', process.versions.node],
    ['Chromium', version],
  ];
  return {title: MACHINE, body: table({columns: ['What', 'Which'], rows})};
}

/** The section of a part that ran: what it measured, what went over a limit, and how long it took. */
export function section({title, result, seconds, load}) {
  const {text, tables, over = []} = result;
  const when = `Measured on ${new Date().toISOString().slice(0, 10)} in ${seconds.toFixed(0)} s, load average ${load.toFixed(1)} at the start.`;
  const verdict = over.length > 0 && `**Over the limit:**\n\n${bullets(over)}`;
  return {title, body: [text, ...tables.map(table), verdict, when].filter(Boolean).join('\n\n')};
}

/** The section of a part that could not run to its end. */
export const failedSection = ({title, error}) => ({
  title,
  body: `**This part failed.**\n\n\`\`\`text\n${error.message.replaceAll('```', '')}\n\`\`\``,
});

/** Sections of the file as it is, by title. */
function readSections() {
  const text = fs.existsSync(FILE) ? fs.readFileSync(FILE, 'utf8') : '';
  const found = text.split(/^## /m).slice(1);
  return new Map(
    found.map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n')).trim()]),
  );
}

const squeezed = (text) => text?.replaceAll(/[\s-]+/g, '');

/**
 * Writes RESULTS.md in the order of `titles`. Parts that did not run keep what they had, if it was measured on the
 * same machine.
 */
export async function writeResults(sections, titles) {
  const old = readSections();
  const fresh = new Map(sections.map(({title, body}) => [title, body]));
  const comparable = squeezed(old.get(MACHINE)) === squeezed(fresh.get(MACHINE));
  const bodies = new Map([...(comparable ? old : []), ...fresh]);
  const parts = [MACHINE, ...titles]
    .filter((title) => bodies.has(title))
    .map((title) => `## ${title}\n\n${bodies.get(title)}`);
  const text = [
    '# Bench',
    'Written by `npm run bench`. Sizes are in kilobytes (1,000 bytes).',
    ...parts,
  ].join('\n\n');
  const options = await prettier.resolveConfig(FILE);
  fs.writeFileSync(FILE, await prettier.format(text, {...options, parser: 'markdown'}));
  return FILE;
}
