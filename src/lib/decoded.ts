/** A part of an address with its escapes read; the part itself where it is not well formed. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
