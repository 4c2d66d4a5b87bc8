import {arcade, navigation} from '../../config/navigation';
import {decoded} from '../../lib/decoded';

/** One part of the trail. */
export interface Crumb {
  name: string;
  path: string;
}

/** Names of known paths, for the trail and its structured data: those of the menus, and of pages outside them. */
const PATH_LABELS: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/services': 'Services',
  '/services/growth-recipes/plans': 'Starter Plans',
  '/contact': 'Contact',
  '/privacy-policy': 'Privacy Policy',
  '/imprint': 'Imprint',
  '/accessibility': 'Accessibility',
  ...Object.fromEntries(
    [...navigation.flatMap(({entries}) => entries), ...arcade]
      .filter((entry) => entry !== 'funding-platform')
      .map(({name, path, crumb}) => [path, crumb ?? name]),
  ),
};

function titleCase(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Paths of one level that have a trail all the same, because a visitor goes on from there. */
const WITH_TRAIL: readonly string[] = ['/philosophy', '/customers'];

/**
 * The trail from Home to `pathname` (without the base URL). Known paths have friendly labels, unknown segments
 * are title-cased; `lastName` names the page itself where its data knows better.
 * Empty for the home page and, with two exceptions, for paths of one level.
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
