/** Width and height of a PNG from its header (PNG specification, section 11.2.1); throws where it is none. */
export function pngSize(png: Buffer): {width: number; height: number} {
  if (png.subarray(1, 4).toString() !== 'PNG') {
    throw new Error('This file is not a PNG.');
  }
  return {width: png.readUInt32BE(16), height: png.readUInt32BE(20)};
}
