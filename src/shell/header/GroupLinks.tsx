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
      {group.entries.map((entry) =>
        entry === 'funding-platform' ? (
          fundingPlatformUrl !== '' && (
            <li key={entry}>
              <Link href={fundingPlatformUrl}>
                Funding Platform <NewTab />
              </Link>
            </li>
          )
        ) : (
          <li key={entry.path}>
            <Link to={entry.path} aria-current={entry.path === path ? 'page' : undefined}>
              {entry.name}
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}
