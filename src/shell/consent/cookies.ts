import type {Category} from './record';

/** Names of the first-party cookies that each category's providers set; a trailing `*` means any ending. */
const COOKIES: Record<Category, readonly string[]> = {
  analytics: ['_ga', '_ga_*', '_gid', '_gat*'],
  marketing: ['_gcl_*', '_fbp', '_fbc', '_ttp', '_tt_*', '__kla_id'],
};

function matches(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** The host and each of its parent domains: a cookie is only deleted under the domain it was set for. */
function domainsOf(hostname: string): string[] {
  const parts = hostname.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}

/** Deletes the known first-party cookies of a category that has been withdrawn. */
export function deleteCookies(category: Category): void {
  const names = document.cookie.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  for (const name of names.filter((each) => COOKIES[category].some((pattern) => matches(each, pattern)))) {
    const expired = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
    document.cookie = expired;
    for (const domain of domainsOf(window.location.hostname)) {
      document.cookie = `${expired}; domain=${domain}`;
    }
  }
}
