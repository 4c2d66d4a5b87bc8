/** A part of an address that can be decoded; the percent signs of any other count as signs, or the router would not start. */
export function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/** Slashes, written as such or encoded: several in a row are one. */
export const SLASHES = /(?:\/|%2f)+/gi;
/** What an address may have at its end without meaning another page: slashes and spaces. */
export const AT_THE_END = /(?:\/|%20)+$/;

/**
 * The canonical form of a path of this site: in lower case below `baseUrl`, with single slashes, and without a slash, a
 * space or a file's name at its end.
 */
export function canonicalPath(path: string, baseUrl: string): string {
  const single = path.replaceAll(SLASHES, '/');
  return single.startsWith(baseUrl)
    ? baseUrl +
        decodable(single)
          .slice(baseUrl.length)
          .toLowerCase()
          .replace(AT_THE_END, '')
          .replace(/(^|\/)index\.html$|\.html$/, '')
    : path;
}
