import type {Piece} from '../../lib/mdx/reader';

/**
 * The ids of the calculators that a text embeds, which `piecesOf` takes apart. One that is typed just now may be no MDX,
 * and embeds nothing until it is: the check of MDX names its mistake.
 */
export function embeddedIn(
  text: string,
  piecesOf: (mdx: string) => readonly Piece[],
): ReadonlySet<string | undefined> {
  try {
    const tags = piecesOf(text).filter((piece) => typeof piece === 'object' && 'tag' in piece);
    return new Set(tags.filter(({tag}) => tag === 'Calculator').map(({attributes}) => attributes.id));
  } catch {
    return new Set();
  }
}
