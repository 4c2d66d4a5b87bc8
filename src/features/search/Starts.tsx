import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon, {type IconName} from '../../components/ui/Icon';
import styles from './SearchNotes.module.css';

interface Start {
  to: string;
  icon: IconName;
  name: string;
  text: string;
}

const STARTS: readonly Start[] = [
  {
    to: '/services/growth-recipes',
    icon: 'target',
    name: 'Growth recipes',
    text: 'every playbook, with filters',
  },
  {
    to: '/services/growth-recipes/plan',
    icon: 'calendar',
    name: 'Growth plan',
    text: 'which recipes next, and when',
  },
  {to: '/philosophy/journal', icon: 'file', name: 'Journal', text: 'what we learned, with the numbers'},
  {to: '/network/advisors', icon: 'person', name: 'The network', text: 'who you would work with'},
  {to: '/contact', icon: 'clock', name: 'Contact', text: 'an answer within 24 hours'},
];

/** Where to go on without searching. */
export default function Starts(): ReactNode {
  return (
    <>
      <p className={styles.label}>Start here</p>
      <ul className={styles.starts}>
        {STARTS.map(({to, icon, name, text}) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} />
              <span className={styles.startName}>{name}</span>
              <span className={styles.startText}>{text}</span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
