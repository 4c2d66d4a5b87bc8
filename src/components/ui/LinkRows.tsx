import type {PageLink} from '../../config/paths';
import styles from './LinkRows.module.css';
import RowLink from './RowLink';

export interface LinkRow extends PageLink {
  text: string;
}

export default function LinkRows({rows}: {rows: readonly LinkRow[]}) {
  return (
    <ul className={styles.list}>
      {rows.map(({path, title, text}) => (
        <li className="relative" key={path}>
          <h3>
            <RowLink to={path}>{title}</RowLink>
          </h3>
          <p className="measure above8 soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
