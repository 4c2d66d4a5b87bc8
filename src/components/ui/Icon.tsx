import LineIcon from './LineIcon';

/** On a 20x20 grid, all in one weight. */
const PATHS = {
  arrow: 'M3.5 10h13M11.5 5l5 5-5 5',
  back: 'M16.5 10h-13M8.5 5l-5 5 5 5',
  up: 'M10 16.5v-13M5 8.5l5-5 5 5',
  down: 'M10 3.5v13M5 11.5l5 5 5-5',
  drop: 'M10 2.5v10M5.5 8l4.5 4.5L14.5 8M4 16.5h12',
  rotate: 'M16.5 10a6.5 6.5 0 1 1-2-4.7M16.5 2.5v4h-4',
  external: 'M8 4.5H4.5v11h11V12M11.5 3.5h5v5M16.5 3.5 9.5 10.5',
  search: 'M8.75 14.5a5.75 5.75 0 1 0 0-11.5 5.75 5.75 0 0 0 0 11.5ZM13 13l4 4',
  close: 'm5 5 10 10M15 5 5 15',
  chevron: 'm5 7.5 5 5 5-5',
  menu: 'M3 6h14M3 10h14M3 14h14',
  check: 'm4 10.5 4 4 8-9',
  plus: 'M10 4v12M4 10h12',
  calendar: 'M3.5 5h13v11.5h-13V5ZM3.5 8.5h13M7 3v3.5M13 3v3.5',
  copy: 'M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5V7Z',
  print: 'M6 7.5v-4h8v4M6 14H3.5V7.5h13V14H14M6 11.5h8v5H6v-5Z',
  file: 'M5 3h6.5L15 6.5V17H5V3ZM11 3v4h4',
  coin: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM12.4 7.6A3.2 3.2 0 1 0 12.4 12.4M6 9.1h4.4M6 10.9h4.4',
  clock: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 6v4.2l2.8 1.8',
  target: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  pause: 'M7 4.5v11M13 4.5v11',
  play: 'M6 4v12l10-6L6 4Z',
  person: 'M10 10a3.25 3.25 0 1 0 0-6.5A3.25 3.25 0 0 0 10 10ZM4 16.5c.6-2.6 2.9-4 6-4s5.4 1.4 6 4',
  code: 'm7 5.5-4.5 4.5L7 14.5M13 5.5l4.5 4.5-4.5 4.5',
} as const;

export type IconName = keyof typeof PATHS;

/** Decorative, in the current colour; `size` is in em, 1.1 by default. */
export default function Icon({name, size}: {name: IconName; size?: number}) {
  return <LineIcon path={PATHS[name]} grid={20} size={size} />;
}
