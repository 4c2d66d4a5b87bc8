import type {Piece} from '../../lib/mdx/reader';

/** The ids of the calculators that a text embeds. */
export const calculatorsIn = (text: readonly Piece[]): ReadonlySet<string | undefined> =>
  new Set(
    text.flatMap((piece) =>
      typeof piece === 'object' && 'tag' in piece && piece.tag === 'Calculator' ? [piece.attributes.id] : [],
    ),
  );
