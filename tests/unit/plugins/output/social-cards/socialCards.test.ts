/** @jest-environment node */
import {inflateSync} from 'node:zlib';
import {cardPath} from '@site/src/config/cards';
import {cardFacts} from '@site/src/plugins/output/social-cards/facts';
import {readPalette} from '@site/src/plugins/output/social-cards/palette';
import {indexedPng} from '@site/src/plugins/output/social-cards/png';
import {titleSize} from '@site/src/plugins/output/social-cards/text';

const content = {
  recipes: [
    {
      id: 'flows',
      name: 'Five flows',
      channels: ['Email' as const, 'CRM' as const],
      buyingCycle: 'Retention' as const,
      effortLevel: 'Low' as const,
      expectedImpact: 'High' as const,
    },
  ],
  advisors: [{id: 'ada-nilsson', name: 'Ada Nilsson', title: 'Growth', hue: 'rose' as const}],
  hubs: [{id: 'meta-ads' as const, title: 'Meta Ads', hue: 'blue' as const}],
};

test('every page has one address for its card', () => {
  expect(cardPath('/')).toBe('/img/cards/index.png');
  expect(cardPath('/contact')).toBe('/img/cards/contact.png');
  expect(cardPath('/network/advisors/')).toBe('/img/cards/network/advisors.png');
});

test('a recipe shows its channel, effort and impact', () => {
  expect(
    cardFacts({path: '/services/growth-recipes/flows', title: 'Five flows: growth recipe'}, content),
  ).toEqual({
    title: 'Five flows',
    section: 'Growth recipe · Email, CRM',
    note: 'Low effort · High impact · Retention',
    hue: 'rose',
    drawing: {kind: 'map', effort: 'Low', impact: 'High'},
  });
});

test('advisors and hubs have their own hue, other pages that of their section', () => {
  const facts = (path: string) => cardFacts({path, title: 'Title'}, content);
  expect(facts('/network/advisors/ada-nilsson')).toMatchObject({
    title: 'Ada Nilsson',
    hue: 'rose',
    drawing: {kind: 'initials', text: 'AN'},
  });
  expect(facts('/network/advisors/ada-nilsson/portfolio')).toMatchObject({title: 'Title', hue: 'rose'});
  expect(facts('/growth-hubs/meta-ads')).toMatchObject({title: 'Meta Ads', hue: 'blue'});
  expect(facts('/philosophy/journal/an-article')).toMatchObject({section: 'Journal', title: 'Title'});
  expect(facts('/networking')).toMatchObject({section: 'Growth & fundraising'});
});

test('a longer title is never larger', () => {
  const sizes = Array.from({length: 100}, (_, length) => titleSize('x'.repeat(length)));
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

test('a colour that is missing from the tokens is named', () => {
  expect(() => readPalette('--paper: #ffffff;', 'rose')).toThrow('--ink');
});

test('a PNG of many colours keeps its size and its commonest colour', async () => {
  const [width, height] = [64, 32];
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let index = 0; index < width * height; index++) {
    const colour = index < 1200 ? [0x0f, 0x5c, 0x43] : [index & 255, (index * 7) & 255, (index * 13) & 255];
    pixels.set(colour, index * 4);
  }
  const png = await indexedPng(pixels, width, height);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
  const paletteStart = png.indexOf('PLTE') + 4;
  const dataStart = png.indexOf('IDAT') + 4;
  const rows = inflateSync(png.subarray(dataStart, dataStart + png.readUInt32BE(dataStart - 8)));
  expect(rows).toHaveLength((width + 1) * height);
  const first = paletteStart + 3 * (rows[1] ?? 0);
  expect([...png.subarray(first, first + 3)]).toEqual([0x0f, 0x5c, 0x43]);
});

test('a PNG of few colours gives back every pixel', async () => {
  const [width, height] = [8, 6];
  // Rows that repeat the one above, and rows that do not.
  const colourAt = (index: number) => [Math.trunc(index / 16) * 40, index % 3 === 0 ? 9 : 0, 255];
  const colours = Array.from({length: width * height}, (_, index) =>
    colourAt(index < 32 ? index & 7 : index),
  );
  const png = await indexedPng(new Uint8Array(colours.flatMap((colour) => [...colour, 255])), width, height);
  const dataOf = (type: string) => {
    const start = png.indexOf(type) + 4;
    return png.subarray(start, start + png.readUInt32BE(start - 8));
  };
  const [palette, rows] = [dataOf('PLTE'), inflateSync(dataOf('IDAT'))];
  const filters = Array.from({length: height}, (_, row) => rows[row * (width + 1)]);
  expect(filters).toEqual([0, 2, 2, 2, 0, 0]);
  const places: number[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const above = filters[row] === 2 ? (places[(row - 1) * width + column] ?? 0) : 0;
      places.push((rows[row * (width + 1) + 1 + column] ?? 0) + above);
    }
  }
  expect(places.map((place) => [...palette.subarray(place * 3, place * 3 + 3)])).toEqual(colours);
});
