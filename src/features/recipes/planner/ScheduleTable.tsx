import type {ReactNode} from 'react';
import {longDate} from '../plan/words';
import type {Plan} from '../plan/types';
import ScrollTable from './ScrollTable';

/** The facts of the chart as a table, folded until it is asked for. */
export default function ScheduleTable({plan: {items}}: {plan: Plan}): ReactNode {
  return (
    <ScrollTable summary="The chart as a table" label="Schedule">
      <thead>
        <tr>
          <th scope="col">Recipe</th>
          <th scope="col">Set-up from</th>
          <th scope="col">Set-up until</th>
          <th scope="col">Runs from</th>
          <th scope="col">Decision</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({recipe: {id, name}, setUp, runs, decision}) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{setUp[0] === undefined ? 'none' : longDate(setUp[0])}</td>
            <td>{longDate(setUp.at(-1) ?? runs)}</td>
            <td>{longDate(runs)}</td>
            <td>{longDate(decision)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
