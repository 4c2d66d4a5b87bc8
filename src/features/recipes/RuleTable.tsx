import type {Recipe} from '../../data/recipes/schema';
import {capital} from '../../lib/capital';
import styles from './RuleTable.module.css';

/** What decides after the run: what was seen, and what to do then. */
export default function RuleTable({decide}: Pick<Recipe, 'decide'>) {
  return (
    <table className={styles.rules}>
      <thead className="srOnly">
        <tr>
          <th scope="col">What you see</th>
          <th scope="col">What to do</th>
        </tr>
      </thead>
      <tbody>
        {decide.map(({when, then}) => (
          <tr key={when}>
            <td className="fine">{capital(when)}</td>
            <td className="small strong">{then}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
