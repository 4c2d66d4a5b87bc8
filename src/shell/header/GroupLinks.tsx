import Link from '@docusaurus/Link';
import clsx from 'clsx';
import NewTab from '../../components/ui/NewTab';
import type {NavigationGroup} from '../../config/navigation';
import {useSite} from '../../config/useSite';
import styles from './GroupLinks.module.css';

export default function GroupLinks({
  group,
  path,
  className,
}: {
  group: NavigationGroup;
  path: string;
  className?: string | undefined;
}) {
  const {fundingPlatformUrl} = useSite();
  return (
    <ul className={clsx(styles.links, className)}>
      {group.entries.map(({name, note, external, path: own}) => {
        const to = external ? fundingPlatformUrl : own;
        return to === '' ? null : (
          <li key={name}>
            <Link to={to} aria-current={to === path ? 'page' : undefined}>
              {name}
              {external && [' ', <NewTab key="mark" />]}
              {note !== undefined && <span className={styles.note}>{` ${note}`}</span>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
