import {renderAsync} from '@resvg/resvg-js';

/** For a tab on a dense screen, and a bookmark on any. */
const SIZE = 48;
/** The header of the file and its one entry. */
const HEADER = 22;

/** /favicon.ico from the SVG of the mark, for what asks for it by that name: one PNG in the container. */
export async function toIco(svg: string): Promise<Buffer> {
  const drawn = await renderAsync(svg, {fitTo: {mode: 'width', value: SIZE}, font: {loadSystemFonts: false}});
  const png = drawn.asPng();
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
