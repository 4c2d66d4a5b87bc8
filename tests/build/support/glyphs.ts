import subsetFont from 'subset-font';

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

/** The characters that a font file has a glyph for. */
export async function charactersOf(file: Buffer): Promise<ReadonlySet<string>> {
  const font = await subsetFont(file, undefined, {keepAllGlyphs: true, targetFormat: 'sfnt'});
  const places = Array.from({length: font.readUInt16BE(4)}, (_, index) => 12 + index * 16);
  const place = places.find((each) => font.toString('latin1', each, each + 4) === 'cmap') ?? 0;
  const cmap = font.subarray(font.readUInt32BE(place + 8));
  const tables = Array.from({length: cmap.readUInt16BE(2)}, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + index * 8)),
  );
  return new Set(tables.flatMap(codesOf).map((code) => String.fromCodePoint(code)));
}
