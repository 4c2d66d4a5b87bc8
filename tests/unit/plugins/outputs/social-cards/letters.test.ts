/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {readPalette} from '@site/src/plugins/outputs/social-cards/drawing';
import {cardSvg, readFonts} from '@site/src/plugins/outputs/social-cards/render';
import {ROOT} from '../../../../support/siteCopy';

/** A letter that no font has. */
const NONE = '\uE000';

test('a card shows letters from all of Europe in its title, its initials and its note', async () => {
  const palette = readPalette(fs.readFileSync(path.join(ROOT, 'src/css/brand.css'), 'utf8'), 'rose');
  const brand = {name: 'A name', mark: '<svg></svg>', fonts: await readFonts()};
  const drawn = (letter: string) =>
    cardSvg({title: letter, section: letter, note: letter, hue: 'rose', initials: letter}, palette, brand);
  const paths = async (letter: string) =>
    [...(await drawn(letter)).matchAll(/ d="[^"]*"/g)].map(([path]) => path);
  const without = await paths(NONE);
  const shared = async (letter: string) =>
    (await paths(letter)).filter((path) => without.includes(path)).length;
  expect(await shared(NONE)).toBeGreaterThan(await shared('L'));
  expect(await shared('Ł')).toBe(await shared('L'));
});
