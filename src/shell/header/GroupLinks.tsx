import {useId} from 'react';
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
  const id = useId();
  return (
    <ul className={clsx(styles.links, className)}>
      {group.entries.map(({name, note, external, path: own}, index) => {
        const to = external ? fundingPlatformUrl : own;
        return to === '' ? null : (
          <li key={name}>
            <Link
              to={to}
              aria-current={to === path ? 'page' : undefined}
              aria-labelledby={`${id}${index}`}
              aria-describedby={note && `${id}${index}-note`}
            >
              <span id={`${id}${index}`}>
                {name}
                {external && [' ', <NewTab key="mark" />]}
              </span>
              {note !== undefined && (
                <span id={`${id}${index}-note`} className={clsx('fine regular full', styles.note)}>
                  {note}
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
