/** The canonical form of a path of this site: in lower case below `baseUrl`, without a slash at its end. */
export function canonicalPath(path: string, baseUrl: string): string {
  return path.startsWith(baseUrl)
    ? baseUrl +
        path
          .slice(baseUrl.length)
          .toLowerCase()
          .replaceAll(/^\/+|\/+$/g, '')
    : path;
}
