import type {Piece} from '../../lib/mdx/reader';

/** The ids of the calculators that a text embeds. */
export const calculatorsIn = (text: readonly Piece[]): ReadonlySet<string | undefined> =>
  new Set(
    text.flatMap((piece) =>
      typeof piece === 'object' && 'tag' in piece && piece.tag === 'Calculator' ? [piece.attributes.id] : [],
    ),
  );

/**
 * The same of a text that `piecesOf` takes apart. One that is typed just now may be no MDX, and embeds nothing until it
 * is: the check of MDX names its mistake.
 */
export function embeddedIn(
  text: string,
  piecesOf: (mdx: string) => readonly Piece[],
): ReadonlySet<string | undefined> {
  try {
    return calculatorsIn(piecesOf(text));
  } catch {
    return new Set();
  }
}
