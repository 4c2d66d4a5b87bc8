import {load} from 'cheerio';
import {BASIC, FURTHER, OF_SYSTEM} from '@site/src/plugins/client/fonts/characters';
import {defaultBuild} from './support/build';
import {charactersOf, namesOf} from './support/glyphs';

/** One `@font-face` of the built stylesheet. */
interface Face {
  family: string;
  file: string;
  inRange: (character: string) => boolean;
}

const build = defaultBuild();

/** The first group of a pattern in a text; throws where there is none. */
function found(text: string, pattern: RegExp): string {
  const [, group] = pattern.exec(text) ?? [];
  if (group === undefined) {
    throw new Error(`${text} has no ${String(pattern)}.`);
  }
  return group;
}

function faceOf(text: string): Face {
  const ranges = found(text, /unicode-range:\s*([^;}]+)/i)
    .split(',')
    .map((range) => range.trim().slice('U+'.length).split('-'))
    .map(([from = '', to = from]) => [from, to].map((code) => Number.parseInt(code, 16)));
  return {
    family: found(text, /font-family:\s*["']?([^;"']+)/),
    file: found(text, /url\(["']?\/([^)"']+)/),
    inRange: (character) =>
      ranges.some(([from = 0, to = 0]) => {
        const code = character.codePointAt(0) ?? 0;
        return code >= from && code <= to;
      }),
  };
}

const faces = [...build.files]
  .filter((file) => /\/main\.[^/]*\.css$/.test(file))
  .flatMap((file) => build.read(file).match(/@font-face\s*{[^}]*}/g) ?? [])
  .filter((face) => face.includes('.woff2'))
  .map(faceOf);

describe.each(['fraunces', 'Instrument Sans'])('%s', (family) => {
  const own = faces.filter((face) => face.family === family);

  test('has a glyph for every character that pages may show, in a file that is asked for it', async () => {
    const files = await Promise.all(
      own.map(async ({file, inRange}) => ({inRange, characters: await charactersOf(build.bytes(file))})),
    );
    const missing = Array.from(BASIC + FURTHER)
      .filter((character) => !OF_SYSTEM.includes(character))
      .filter(
        (character) =>
          !files.some(({inRange, characters}) => inRange(character) && characters.has(character)),
      );
    expect(missing).toEqual([]);
  });

  test('says in every file whose it is and under what licence', async () => {
    for (const {file} of own) {
      const names = await namesOf(build.bytes(file));
      expect([file, names.get(0), names.get(14)]).toEqual([
        file,
        expect.stringContaining('Copyright'),
        expect.stringContaining('OFL'),
      ]);
    }
  });

  test('loads no file but the preloaded one for a page in basic characters', () => {
    const preloaded = load(build.read('index.html'))('link[rel="preload"][as="font"]')
      .toArray()
      .map(({attribs}) => attribs.href);
    // Of faces whose ranges overlap, the browser takes the last.
    const asked = new Set(
      Array.from(BASIC, (each) => own.findLast(({inRange}) => inRange(each))?.file ?? each),
    );
    expect([...asked].map((file) => preloaded.includes(`/${file}`))).toEqual([true]);
  });
});
