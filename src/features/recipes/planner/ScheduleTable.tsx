import type {ReactNode} from 'react';
import ColumnHeads from '../../../components/ui/ColumnHeads';
import {longDate} from '../plan/words';
import type {Day} from '../plan/days';
import type {Plan} from '../plan/types';
import ScrollTable from '../ScrollTable';

/** The facts of the chart as a table, folded until it is asked for; `when` names its days. */
export default function ScheduleTable({
  plan: {items},
  when = longDate,
}: {
  plan: Plan;
  when?: (day: Day) => string;
}): ReactNode {
  return (
    <ScrollTable summary="The chart as a table" label="Schedule">
      <ColumnHeads columns={['Recipe', 'Set-up from', 'Set-up until', 'Runs from', 'Decision']} />
      <tbody>
        {items.map(({recipe: {id, name}, setUp, runs, decision}) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{setUp[0] === undefined ? 'none' : when(setUp[0])}</td>
            <td>{when(setUp.at(-1) ?? runs)}</td>
            <td>{when(runs)}</td>
            <td>{when(decision)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
