import fs from 'node:fs/promises';
import path from 'node:path';
import {BRAND_FILE, MARK_FILE} from '../../lib/brand';
import type {CardFacts} from '../../lib/pageMetadata';
import {readPalette} from './drawing';
import {cardSvg, readFonts, toPng} from './render';

/** Draws every card and writes it to its file; `name` is the site's. */
export async function drawCards(
  siteDir: string,
  name: string,
  cards: readonly {file: string; facts: CardFacts}[],
): Promise<void> {
  const read = (file: string) => fs.readFile(path.join(siteDir, file), 'utf8');
  const css = await read(BRAND_FILE);
  const brand = {name, mark: await read(MARK_FILE), fonts: await readFonts()};
  // Rendering goes on beside the next card's words.
  const written: Promise<void>[] = [];
  for (const {file, facts} of cards) {
    const svg = await cardSvg(facts, readPalette(css, facts.hue), brand);
    await fs.mkdir(path.dirname(file), {recursive: true});
    written.push(toPng(svg).then(async (png) => fs.writeFile(file, png)));
  }
  await Promise.all(written);
}
