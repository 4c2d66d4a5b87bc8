import {renderAsync} from '@resvg/resvg-js';

/** For a tab on a dense screen, and a bookmark on any. */
const SIZE = 48;
/** The header of the file and its one entry. */
const HEADER = 22;

const toPng = async (svg: string, size: number): Promise<Buffer> =>
  (await renderAsync(svg, {fitTo: {mode: 'width', value: size}, font: {loadSystemFonts: false}})).asPng();

/** The mark on a ground without corners, as much smaller as a launcher may cut off. */
const onGround = (mark: string, ground: string, share: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground}"/>${mark.replace(
    /<svg\b/,
    `<svg x="${50 - share / 2}" y="${50 - share / 2}" width="${share}" height="${share}"`,
  )}</svg>`;

/** All icons but the mark itself, drawn from it, by their paths in the build. `ground` is behind those without corners. */
export const iconsOf = async (mark: string, ground: string): Promise<Record<string, Buffer>> => ({
  'favicon.ico': toIco(await toPng(mark, SIZE)),
  'img/icon-192.png': await toPng(mark, 192),
  'img/icon-512.png': await toPng(mark, 512),
  'img/icon-maskable-512.png': await toPng(onGround(mark, ground, 80), 512),
  'img/apple-touch-icon.png': await toPng(onGround(mark, ground, 100), 180),
});

/** A picture as an icon of the oldest kind, for what asks for it by that name: one PNG in the container. */
function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(HEADER);
  // An icon, with one picture.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(SIZE, 6);
  header.writeUInt8(SIZE, 7);
  // One plane of 32 bits; where the picture begins, after how many bytes it ends.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER, 18);
  return Buffer.concat([header, png]);
}
