import type {CSSProperties} from 'react';
import clsx from 'clsx';
import ColumnHeads from '../../../components/ui/ColumnHeads';
import type {Chart as ChartData} from '../calculator';
import {brief, short} from '../lib/format';
import {ticks} from '../lib/sample';
import styles from './Chart.module.css';
import table from './ChartTable.module.css';

const shareBetween = (from: number, to: number) => (value: number) =>
  Math.round(((value - from) / (to - from)) * 1e4) / 100;

/** Upper bound for the width of a letter, in % of a narrow chart. */
const LETTER = 2.6;

/** Puts a mark's text on the side away from the line, if there is room. */
function sideOf(across: number, text: string, rises: boolean): 'markLeft' | 'mark' {
  const width = (text.length + 1) * LETTER;
  return (rises ? across > width : across > 100 - width) ? 'markLeft' : 'mark';
}

const ROWS = 9;

function ChartTable({chart: {x, xs, lines}}: {chart: ChartData}) {
  const every = Math.max(1, Math.ceil((xs.length - 1) / (ROWS - 1)));
  return (
    <details className={clsx('screenOnly above8', table.numbers)}>
      <summary className="brand strong">The curve in numbers</summary>
      <table className="block figures">
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

export default function Chart({chart}: {chart: ChartData}) {
  const {label, x, y, xs, lines, marks = []} = chart;
  const all = lines.flatMap(({ys}) => ys);
  const first = lines[0]?.ys ?? [];
  const rises = (first.at(-1) ?? 0) > (first[0] ?? 0);
  const rows = ticks(Math.min(0, ...all), Math.max(0, ...all));
  const columns = ticks(Math.min(...xs), Math.max(...xs));
  const across = shareBetween(Math.min(...xs), Math.max(...xs));
  const up = shareBetween(rows[0] ?? 0, rows.at(-1) ?? 1);
  // A text beside the lowest point would lie on the line, and those of several marks on the other lines.
  const isLowest = ({x, y}: {x: number; y: number}) =>
    [-1, 1].every((step) => (first[xs.indexOf(x) + step] ?? y) > y);
  const below = marks.some(isLowest) || (marks.length > 1 && !rises);
  const place = (left: number, height: number): CSSProperties => ({
    left: `${left}%`,
    [below ? '--up' : 'bottom']: `${height}%`,
  });
  const dashed = lines.filter((line) => line.dashed).map(({name}) => name);
  return (
    <figure className="small">
      <p className={styles.axis}>{y}</p>
      {/* What it shows is in the caption, and its values are in the table. */}
      <div className={clsx('grid fine figures', styles.frame, below && styles.below)} aria-hidden="true">
        <div className={styles.rows}>
          {rows.map((value) => (
            <span key={value} style={{bottom: `${up(value)}%`}}>
              {brief(value)}
            </span>
          ))}
        </div>
        <div className={styles.plot}>
          {rows.map((value) => (
            <i
              key={value}
              style={{bottom: `${up(value)}%`}}
              className={value === 0 ? styles.zero : undefined}
            />
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {lines.map((line) => (
              <path
                key={line.name}
                className={line.dashed ? styles.dashed : styles.line}
                d={line.ys
                  .map((value, index) => `${index ? 'L' : 'M'}${across(xs[index] ?? 0)} ${100 - up(value)}`)
                  .join('')}
              />
            ))}
          </svg>
          {marks.map((mark) => (
            <span
              key={mark.text}
              className={
                below
                  ? clsx('grid bottom ink strong', styles.markBelow)
                  : styles[sideOf(across(mark.x), mark.text, rises)]
              }
              style={place(across(mark.x), up(mark.y))}
            >
              {mark.text}
            </span>
          ))}
        </div>
        <div className={styles.columns}>
          {columns
            .filter((value) => across(value) >= 0 && across(value) <= 100)
            .map((value) => (
              <span key={value} style={{left: `${across(value)}%`}}>
                {brief(value)}
              </span>
            ))}
        </div>
      </div>
      <p className={styles.axisEnd}>{x}</p>
      <ChartTable chart={chart} />
      <figcaption className="soft">
        {label}
        {dashed.length > 0 && ` Dotted: ${dashed.join(', ').toLowerCase()}.`}
      </figcaption>
    </figure>
  );
}
