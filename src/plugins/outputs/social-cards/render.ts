import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import satori, {type SatoriOptions} from 'satori';
import {CARD_SIZE} from '../../../config/cards';
import {BRAND_FILE, MARK_FILE} from '../../lib/brand';
import type {CardFacts} from '../../lib/pageMetadata';
import {readPalette, ruledPaper, type Palette} from './drawing';
import {cardText} from './text';

const require = createRequire(__filename);
const {width, height} = CARD_SIZE;

/**
 * The fonts of the cards, in static files, for satori reads neither variable fonts nor woff2: names from all of Europe have
 * their letters in them. `text.ts` names them in pairs.
 */
export const readFonts = (): Promise<SatoriOptions['fonts']> =>
  Promise.all(
    ([500, 600] as const).flatMap((weight) =>
      ['latin', 'latin-ext'].map(async (letters) => {
        const [id, name] = weight === 500 ? ['fraunces', 'Fraunces'] : ['instrument-sans', 'Instrument Sans'];
        const file = require.resolve(`@fontsource/${id}/files/${id}-${letters}-${weight}-normal.woff`);
        return {
          name: letters === 'latin' ? name : `${name} Extended`,
          weight,
          data: await fs.readFile(file),
        };
      }),
    ),
  );

/** The contents of an SVG without its outer tag: a nested SVG without a size would fill the card, and each costs a layer. */
const inner = (svg: string) => svg.replaceAll(/<\/?svg[^>]*>/g, '');

/** What is the same on every card; `mark` is the site's mark, an SVG of 34 by 34. */
interface Brand {
  name: string;
  mark: string;
  fonts: SatoriOptions['fonts'];
}

/** A card as SVG, with all words as outlines. */
export async function cardSvg(
  facts: CardFacts,
  colours: Palette,
  {name, mark, fonts}: Brand,
): Promise<string> {
  const words = await satori(cardText(facts, colours, name), {...CARD_SIZE, fonts});
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${ruledPaper(colours)}
${facts.number === undefined ? `<g transform="translate(50 88) scale(2.2)">${inner(mark)}</g>` : ''}
${inner(words)}
</svg>`;
}

const toPng = async (svg: string): Promise<Buffer> =>
  (await renderAsync(svg, {font: {loadSystemFonts: false}})).asPng();

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
