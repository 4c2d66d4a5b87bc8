/** A part of an MDX text: text as it is written, the opening tag of a component, or a path of this site in a link. */
export type Piece = string | {tag: string; attributes: Record<string, string>} | {path: string};

export function piecesOf(mdx: string): Piece[];
