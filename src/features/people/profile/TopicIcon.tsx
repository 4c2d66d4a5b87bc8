import type {ReactNode} from 'react';
import LineIcon from '../../../components/ui/LineIcon';
import type {TopicIcon as Name} from '../../../data/advisors/types';

/** One drawing for each topic, on a 40x40 grid. */
const PATHS: Record<Name, string> = {
  flow: 'M6 8h10v10H6ZM24 22h10v10H24ZM11 18v9h13M16 13h13v9',
  measure: 'M5 35H36M9 35V24M17 35V16M25 35V20M33 35V7M5 22 17 10l8 5L35 4',
  test: 'M15 5h10M17 5v11L7 33a2 2 0 0 0 2 3h22a2 2 0 0 0 2-3L23 16V5M12 26h16',
  build: 'M6 14 20 6l14 8v13l-14 8-14-8ZM6 14l14 8 14-8M20 22v13',
  story: 'M7 6h20l6 6v22H7ZM13 16h14M13 22h14M13 28h8',
  model: 'M5 7h30v26H5ZM5 15h30M5 24h30M15 7v26M25 7v26',
  room: 'M8 20h24M8 20v13M32 20v13M12 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM28 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  map: 'M5 10l10-4 10 4 10-4v24l-10 4-10-4-10 4ZM15 6v24M25 10v24',
};

/** The drawing of a topic in the current colour; decorative. */
export default function TopicIcon({name}: {name: Name}): ReactNode {
  return <LineIcon path={PATHS[name]} grid={40} />;
}
