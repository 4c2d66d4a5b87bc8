import fs from 'node:fs/promises';
import path from 'node:path';
import {BRAND_FILE, MARK_FILE} from '../../lib/brand';
import {mapConcurrently} from '../../lib/mapConcurrently';
import type {CardFacts} from '../../lib/pageMetadata';
import {readPalette} from './drawing';
import {cardSvg, readFonts, toPng} from './render';

/** Cards drawn at a time: as many as Node draws beside itself. One takes 10 MB meanwhile. */
const AT_ONCE = 4;

/** What the drawing of cards needs to know; plain data, because it goes to another thread. */
export interface DrawingTask {
  siteDir: string;
  /** The site's name. */
  name: string;
  cards: readonly {file: string; facts: CardFacts}[];
}

/** Draws every card and writes it to its file. */
export default async function drawCards({siteDir, name, cards}: DrawingTask): Promise<void> {
  const read = (file: string) => fs.readFile(path.join(siteDir, file), 'utf8');
  const css = await read(BRAND_FILE);
  const brand = {name, mark: await read(MARK_FILE), fonts: await readFonts()};
  await mapConcurrently(cards, AT_ONCE, async ({file, facts}) => {
    const palette = readPalette(css, facts.hue);
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, await toPng(await cardSvg(facts, palette, brand)));
  });
}
