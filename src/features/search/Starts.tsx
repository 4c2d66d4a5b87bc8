import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './SearchNotes.module.css';

const STARTS = [
  {to: '/services/growth-recipes', name: 'Growth recipes', text: 'every playbook, with filters'},
  {to: '/philosophy/journal', name: 'Journal', text: 'what we learned, with the numbers'},
  {to: '/network/advisors', name: 'The network', text: 'who you would work with'},
  {to: '/contact', name: 'Contact', text: 'an answer within 24 hours'},
] as const;

/** Where to go on without searching. */
export default function Starts(): ReactNode {
  return (
    <ul className={styles.starts}>
      {STARTS.map(({to, name, text}) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
