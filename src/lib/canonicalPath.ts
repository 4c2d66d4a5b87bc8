/** Escapes the percent signs of a malformed part, at which the router would throw. */
export function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/** Plain or encoded. */
export const SLASHES = /(?:\/|%2f)+/gi;
/** Trailing slashes and spaces mean the same page. */
export const AT_THE_END = /(?:\/|%20)+$/;

/** Lower case below `baseUrl`, single slashes, and no trailing slash, space, `.html` or `/index`. */
export function canonicalPath(path: string, baseUrl: string): string {
  const single = path.replaceAll(SLASHES, '/');
  return single.startsWith(baseUrl)
    ? baseUrl +
        decodable(single)
          .slice(baseUrl.length)
          .toLowerCase()
          .replace(AT_THE_END, '')
          .replace(/\.html$/, '')
          .replace(/(^|\/)index$/, '')
    : path;
}
