import {footerOnly, navigation} from '../../config/navigation';
import {decoded} from '../../lib/decoded';

export interface Crumb {
  name: string;
  path: string;
}

/** Names of the menus' pages, and of known pages outside the menus. */
const PATH_LABELS: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/services': 'Services',
  '/services/growth-recipes/plans': 'Starter Plans',
  '/contact': 'Contact',
  '/privacy-policy': 'Privacy Policy',
  '/imprint': 'Imprint',
  '/accessibility': 'Accessibility',
  ...Object.fromEntries(
    [...navigation, ...footerOnly].flatMap(({entries}) =>
      entries.map(({name, path, crumb}) => [path, crumb ?? name]),
    ),
  ),
};

function titleCase(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Top-level pages that still get a trail, because visitors go on from them. */
const WITH_TRAIL: readonly string[] = ['/philosophy', '/customers'];

/**
 * The crumbs of a path without the base URL; none for most top-level pages. `lastName` replaces the name of the last
 * segment.
 */
export function crumbsFor(pathname: string, lastName?: string): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  if (segments.length < 2 && !WITH_TRAIL.includes(`/${segments.join('/')}`)) {
    return [];
  }
  const paths = ['/', ...segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)];
  return paths.map((path, index) => ({
    path,
    name:
      (index === paths.length - 1 ? lastName : undefined) ??
      (Object.hasOwn(PATH_LABELS, path) ? PATH_LABELS[path] : undefined) ??
      titleCase(decoded(path.slice(path.lastIndexOf('/') + 1))),
  }));
}
