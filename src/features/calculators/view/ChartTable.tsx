import type {ReactNode} from 'react';
import clsx from 'clsx';
import ColumnHeads from '../../../components/ui/ColumnHeads';
import type {Chart} from '../calculator';
import {short} from '../lib/format';
import styles from './ChartTable.module.css';

/** Rows of the table at most. */
const ROWS = 9;

/** The numbers of a chart, a few of each line. */
export default function ChartTable({chart: {x, xs, lines}}: {chart: Chart}): ReactNode {
  const every = Math.max(1, Math.ceil((xs.length - 1) / (ROWS - 1)));
  return (
    <details className={clsx('screenOnly', styles.numbers)}>
      <summary>The curve in numbers</summary>
      <table>
        <ColumnHeads columns={[x, ...lines.map(({name}) => name)]} />
        <tbody>
          {xs.map((value, index) =>
            index % every === 0 ? (
              <tr key={value}>
                <th scope="row">{short(value)}</th>
                {lines.map(({name, ys}) => (
                  <td key={name}>{short(ys[index] ?? 0)}</td>
                ))}
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
    </details>
  );
}
