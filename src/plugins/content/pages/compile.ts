import {parse} from 'yaml';
import {parseSite, siteSource} from '../../../config/siteFile';

/** The claims that a text may name, such as `{raise}`, with their values. */
export function claimsOf(siteDir: string): ReadonlyMap<string, string> {
  const claims = parseSite(siteSource(siteDir)).settings?.claims ?? {};
  return new Map(
    Object.entries(claims).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

function filled(value: unknown, claims: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(/\{(\w+)\}/g, (whole, name: string) => claims.get(name) ?? whole);
  }
  if (Array.isArray(value)) {
    return value.map((one) => filled(one, claims));
  }
  return value !== null && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, claims)]))
    : value;
}

/** The texts of one page as plain data, the claims that they name filled in. */
export function compilePage(source: string, siteDir: string): unknown {
  return filled(parse(source), claimsOf(siteDir));
}
