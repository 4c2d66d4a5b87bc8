import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon from '../../../components/ui/Icon';
import {starterPath, STARTERS_PATH} from '../plan/paths';
import styles from './StarterLinks.module.css';

/** Links from another page to plans for its visitors, or to all plans where none is given. */
export default function StarterLinks({
  plans = [],
}: {
  plans?: readonly {id: string; title: string}[];
}): ReactNode {
  const links =
    plans.length === 0
      ? [{to: STARTERS_PATH, title: 'Starter plans for situations like yours'}]
      : plans.map(({id, title}) => ({to: starterPath(id), title}));
  return (
    <p className={styles.links}>
      <Icon name="calendar" />
      <span>In order, with weeks and costs:</span>
      {links.map(({to, title}) => (
        <Link key={to} to={to}>
          {title}
        </Link>
      ))}
    </p>
  );
}
