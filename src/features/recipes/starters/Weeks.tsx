import Linked from '../../../components/ui/Linked';
import styles from './StarterPage.module.css';

/** What is done or seen in which week or month. */
export default function Weeks({rows}: {rows: readonly {when: string; title: string; text: string}[]}) {
  return (
    <ol className={styles.weeks}>
      {rows.map(({when, title, text}) => (
        <li className="grid ruled" key={`${when} ${title}`}>
          <span className={styles.week}>{when}</span>
          <div>
            <h3>{title}</h3>
            <p className="measure above8 soft">
              <Linked>{text}</Linked>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
