import {arcade, navigation, type NavigationEntry} from './navigation';

const entries: readonly NavigationEntry[] = [
  ...navigation.flatMap(({entries: all}) => all.filter((entry) => entry !== 'funding-platform')),
  ...arcade,
];

/** Names of known paths, for the breadcrumb bar and its structured data: those of the menus, and of pages outside them. */
export const PATH_LABELS: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/services': 'Services',
  '/services/growth-recipes/plans': 'Starter Plans',
  '/contact': 'Contact',
  '/privacy-policy': 'Privacy Policy',
  '/imprint': 'Imprint',
  '/accessibility': 'Accessibility',
  ...Object.fromEntries(entries.map(({name, path, crumb}) => [path, crumb ?? name])),
};
