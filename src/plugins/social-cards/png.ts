import {promisify} from 'node:util';
import {crc32, deflate} from 'node:zlib';

const compress = promisify(deflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLOURS = 256;
/** 9 takes twice the time for one part in a hundred. */
const EFFORT = 8;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Colours that agree in their first `bits` bits a channel fall into one bucket. */
const bucketOf = (colour: number, bits: number) => colour & (0x01010101 * ((0xff << (8 - bits)) & 0xff));

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

/** How often each colour occurs. Most pixels repeat the one before, so runs are counted, not pixels. */
function countColours(colours: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  let start = 0;
  for (let end = 1; end <= colours.length; end++) {
    const colour = colours[start] ?? 0;
    if (colours[end] !== colour) {
      counts.set(colour, (counts.get(colour) ?? 0) + end - start);
      start = end;
    }
  }
  return counts;
}

/**
 * An opaque image (four bytes a pixel) as a PNG of at most 256 colours, a third of the size of a full one. Flat areas
 * keep their exact colour; only the shades on the edges of letters move a little.
 */
export async function indexedPng(pixels: Uint8Array, width: number, height: number): Promise<Buffer> {
  // One number a pixel, red in its lowest byte: a view, because a copy of each image keeps the collector busy.
  const image = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const counts = countColours(image);
  const {bits, colours} = reduce(counts);
  const buckets = new Map([...colours.keys()].map((bucket, place) => [bucket, place]));
  const places = new Map(
    [...counts.keys()].map((colour) => [colour, buckets.get(bucketOf(colour, bits)) ?? 0]),
  );
  // Each row begins with its filter: none, the best for indexed colour.
  const rows = Buffer.alloc((width + 1) * height);
  let [last, place] = [-1, 0];
  for (let index = 0, row = 0; row < height; row++) {
    for (let column = 1; column <= width; column++, index++) {
      const colour = image[index] ?? 0;
      if (colour !== last) {
        [last, place] = [colour, places.get(colour) ?? 0];
      }
      rows[row * (width + 1) + column] = place;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.from(
    [...colours.values()].flatMap((c) => [c & 0xff, (c >> 8) & 0xff, (c >> 16) & 0xff]),
  );
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', await compress(rows, {level: EFFORT})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
