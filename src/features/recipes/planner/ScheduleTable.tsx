import type {ReactNode} from 'react';
import ColumnHeads from '../../../components/ui/ColumnHeads';
import type {Plan} from '../plan/types';
import {longDate} from '../plan/words';
import ScrollTable from '../ScrollTable';

/** The facts of the chart as a table, folded until it is asked for. */
export default function ScheduleTable({plan: {items}}: {plan: Plan}): ReactNode {
  return (
    <ScrollTable summary="The chart as a table" label="Schedule">
      <ColumnHeads columns={['Recipe', 'Set-up from', 'Set-up until', 'Runs from', 'Decision']} />
      <tbody>
        {items.map(({recipe: {id, name}, setUp, runs, decision}) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{setUp[0] === undefined ? 'none' : longDate(setUp[0])}</td>
            <td>{setUp.length === 0 ? 'none' : longDate(setUp.at(-1) ?? runs)}</td>
            <td>{longDate(runs)}</td>
            <td>{longDate(decision)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
