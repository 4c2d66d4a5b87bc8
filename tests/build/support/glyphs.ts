import subsetFont from 'subset-font';
import {LICENCE_NAMES} from '@site/src/plugins/client/fonts/characters';

const ENCODING_FORMAT = {inSegments: 4, inGroups: 12};

/** The numbers from one to another. */
const between = (from: number, to: number) => Array.from({length: to - from + 1}, (_, index) => from + index);

/** The characters of one table of a font's `cmap`: its format, then where ranges begin and end (OpenType, "cmap"). */
function codesOf(table: Buffer): number[] {
  switch (table.readUInt16BE(0)) {
    case ENCODING_FORMAT.inSegments: {
      const length = table.readUInt16BE(6);
      return Array.from({length: length / 2}, (_, index) => index * 2).flatMap((place) =>
        between(table.readUInt16BE(16 + length + place), table.readUInt16BE(14 + place)),
      );
    }
    case ENCODING_FORMAT.inGroups:
      return Array.from({length: table.readUInt32BE(12)}, (_, index) => 16 + index * 12).flatMap((place) =>
        between(table.readUInt32BE(place), table.readUInt32BE(place + 4)),
      );
    default:
      return [];
  }
}

/** A table of a font file, by the four letters of its name. */
async function tableOf(file: Buffer, name: string): Promise<Buffer> {
  // Whole, but unpacked.
  const font = await subsetFont(file, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    preserveNameIds: LICENCE_NAMES,
  });
  const places = Array.from({length: font.readUInt16BE(4)}, (_, index) => 12 + index * 16);
  const place = places.find((each) => font.toString('latin1', each, each + 4) === name) ?? 0;
  return font.subarray(font.readUInt32BE(place + 8));
}

/** The characters that a font file has a glyph for. */
export async function charactersOf(file: Buffer): Promise<ReadonlySet<string>> {
  const cmap = await tableOf(file, 'cmap');
  const tables = Array.from({length: cmap.readUInt16BE(2)}, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + index * 8)),
  );
  return new Set(tables.flatMap(codesOf).map((code) => String.fromCodePoint(code)));
}

/** What a font file says of itself for Windows, by the number of each text (OpenType, "name"). */
export async function namesOf(file: Buffer): Promise<ReadonlyMap<number, string>> {
  const table = await tableOf(file, 'name');
  const texts = table.subarray(table.readUInt16BE(4));
  const records = Array.from({length: table.readUInt16BE(2)}, (_, index) => table.subarray(6 + index * 12));
  return new Map(
    records
      .filter((record) => record.readUInt16BE(0) === 3)
      .map((record) => {
        const from = record.readUInt16BE(10);
        const bytes = Buffer.from(texts.subarray(from, from + record.readUInt16BE(8)));
        return [record.readUInt16BE(6), bytes.swap16().toString('utf16le')];
      }),
  );
}
