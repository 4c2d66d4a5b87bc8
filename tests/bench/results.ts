import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';

const FILE = path.join(__dirname, 'RESULTS.md');

/** The middle value, with the lowest and the highest: `98 (95-99)`. */
export function spread(values: readonly number[], digits = 0): string {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, middle, high] = [0, Math.floor(sorted.length / 2), sorted.length - 1].map((at) =>
    (sorted[at] ?? NaN).toFixed(digits),
  );
  return low === high ? String(middle) : `${middle} (${low}-${high})`;
}

/** Puts a section into RESULTS.md, in place of the one with the same title; each row is an object of its columns. */
export async function writeSection(
  title: string,
  text: string,
  rows: readonly Readonly<Record<string, string | number>>[],
): Promise<void> {
  const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
  const columns = Object.keys(rows[0] ?? {});
  const table = [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(Object.values(row))),
  ];
  const [cpu] = os.cpus();
  const where = `Measured on ${new Date().toISOString().slice(0, 10)}: ${cpu?.model ?? ''}, ${os.cpus().length} cores, Node ${process.versions.node}.`;
  const section = [`## ${title}`, text, table.join('\n'), where].join('\n\n');
  const [head = '', ...sections] = fs.readFileSync(FILE, 'utf8').split(/^(?=## )/m);
  const at = sections.findIndex((other) => other.startsWith(`## ${title}\n`));
  sections.splice(at === -1 ? sections.length : at, 1, `${section}\n\n`);
  const options = await resolveConfig(FILE);
  fs.writeFileSync(FILE, await format([head, ...sections].join(''), {...options, parser: 'markdown'}));
}
