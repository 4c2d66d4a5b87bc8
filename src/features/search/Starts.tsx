import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon from '../../components/ui/Icon';
import texts from '../../data/pages/search-dialog.yaml';
import styles from './SearchNotes.module.css';

const {heading, links} = texts.starts;

/** Where to go on without searching. */
export default function Starts(): ReactNode {
  return (
    <>
      <p className={styles.label}>{heading}</p>
      <ul className={styles.starts}>
        {links.map(({to, icon, name, text}) => (
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
