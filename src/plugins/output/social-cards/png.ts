import {promisify} from 'node:util';
import {crc32, deflate} from 'node:zlib';

const compress = promisify(deflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLOURS = 256;
/** 8 takes three times the time for one part in twelve. */
const EFFORT = 6;
/** The filter whose bytes are differences to the row above (PNG, section 9.2). */
const FILTER_UP = 2;

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

/** Where each run of equal pixels ends. Most repeat the one before, so all that follows goes by runs. */
function runEnds(image: Uint32Array): number[] {
  const ends: number[] = [];
  let last = image[0];
  for (let index = 1; index < image.length; index++) {
    const colour = image[index];
    if (colour !== last) {
      ends.push(index);
      last = colour;
    }
  }
  ends.push(image.length);
  return ends;
}

/** How often each colour occurs. */
function countColours(image: Uint32Array, ends: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  let start = 0;
  for (const end of ends) {
    const colour = image[start] ?? 0;
    counts.set(colour, (counts.get(colour) ?? 0) + end - start);
    start = end;
  }
  return counts;
}

/** Rows as PNG stores them, each after its filter: "up" for one that repeats the row above, otherwise none. */
function filteredRows(places: Buffer, width: number): Buffer {
  const height = places.length / width;
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++) {
    const [start, end, target] = [row * width, (row + 1) * width, row * (width + 1)];
    if (row > 0 && places.compare(places, start - width, start, start, end) === 0) {
      rows[target] = FILTER_UP;
    } else {
      places.copy(rows, target + 1, start, end);
    }
  }
  return rows;
}

/**
 * An opaque image (four bytes a pixel) as a PNG of at most 256 colours, a third of the size of a full one. Flat areas
 * keep their exact colour; only the shades on the edges of letters move a little.
 */
export async function indexedPng(pixels: Uint8Array, width: number, height: number): Promise<Buffer> {
  // One number a pixel, red in its lowest byte: a view, because a copy of each image keeps the collector busy.
  const image = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const ends = runEnds(image);
  const counts = countColours(image, ends);
  const {bits, colours} = reduce(counts);
  const buckets = new Map([...colours.keys()].map((bucket, place) => [bucket, place]));
  const places = new Map(
    [...counts.keys()].map((colour) => [colour, buckets.get(bucketOf(colour, bits)) ?? 0]),
  );
  const indexed = Buffer.alloc(width * height);
  let start = 0;
  for (const end of ends) {
    indexed.fill(places.get(image[start] ?? 0) ?? 0, start, end);
    start = end;
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
    chunk('IDAT', await compress(filteredRows(indexed, width), {level: EFFORT})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
