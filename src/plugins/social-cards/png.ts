import {crc32, deflateSync} from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLOURS = 256;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Colours that agree in their first `bits` bits a channel fall into one bucket. */
const bucketOf = (colour: number, bits: number) => colour & (0x010101 * ((0xff << (8 - bits)) & 0xff));

/** The most frequent colour of each bucket, at the finest division that gives no more than 256 buckets. */
function reduce(counts: ReadonlyMap<number, number>): {bits: number; colours: Map<number, number>} {
  const byCount = [...counts].sort(([, a], [, b]) => a - b);
  for (let bits = 8; ; bits--) {
    // The most frequent colour comes last and so stays.
    const colours = new Map(byCount.map(([colour]) => [bucketOf(colour, bits), colour]));
    if (colours.size <= MOST_COLOURS) {
      return {bits, colours};
    }
  }
}

/**
 * An opaque image (four bytes a pixel) as a PNG of at most 256 colours, a third of the size of a full one. Flat areas
 * keep their exact colour; only the shades on the edges of letters move a little.
 */
export function indexedPng(pixels: Uint8Array, width: number, height: number): Buffer {
  const colourAt = (index: number) =>
    ((pixels[index * 4] ?? 0) << 16) | ((pixels[index * 4 + 1] ?? 0) << 8) | (pixels[index * 4 + 2] ?? 0);
  const counts = new Map<number, number>();
  for (let index = 0; index < width * height; index++) {
    const colour = colourAt(index);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const {bits, colours} = reduce(counts);
  const places = new Map([...colours.keys()].map((bucket, place) => [bucket, place]));
  // Each row begins with its filter: none, the best for indexed colour.
  const rows = Buffer.alloc((width + 1) * height);
  for (let index = 0; index < width * height; index++) {
    const row = Math.floor(index / width);
    rows[index + row + 1] = places.get(bucketOf(colourAt(index), bits)) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.from([...colours.values()].flatMap((c) => [c >> 16, (c >> 8) & 0xff, c & 0xff]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, {level: 9})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
