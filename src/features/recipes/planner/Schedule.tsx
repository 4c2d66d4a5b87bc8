import clsx from 'clsx';
import ColumnHeads from '../../../components/ui/ColumnHeads';
import ScrollBox from '../../../components/ui/ScrollBox';
import type {Plan} from '../plan/plan';
import {longDate} from '../plan/words';
import styles from './ScrollTable.module.css';

export default function Schedule({plan: {items}}: {plan: Pick<Plan, 'items'>}) {
  return (
    <ScrollBox label="Schedule" className={clsx('below24', styles.scroll)}>
      <table className="small figures">
        <ColumnHeads columns={['Recipe', 'Set-up from', 'Set-up until', 'Runs from', 'Decision']} />
        <tbody>
          {items.map(({recipe: {id, name}, setUp, runs, decision}) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {[setUp[0], setUp.at(-1), runs, decision].map((day, index) => (
                <td key={index}>{day === undefined ? 'none' : longDate(day)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
