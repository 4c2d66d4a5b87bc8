/** A path that can be decoded; the percent signs of any other count as signs, or the router would not start. */
function decodable(path: string): string {
  try {
    decodeURI(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

/** The canonical form of a path of this site: in lower case below `baseUrl`, without a slash or a file's name at its end. */
export function canonicalPath(path: string, baseUrl: string): string {
  return path.startsWith(baseUrl)
    ? baseUrl +
        decodable(path)
          .slice(baseUrl.length)
          .toLowerCase()
          .replaceAll(/^\/+|\/+$/g, '')
          .replace(/(^|\/)index\.html$|\.html$/, '')
    : path;
}
