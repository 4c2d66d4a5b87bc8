import type {CSSProperties, ReactNode} from 'react';
import type {Chart as ChartData} from '../calculator';
import {short} from '../lib/format';
import {ticks} from '../lib/sample';
import styles from './Chart.module.css';

const compact = new Intl.NumberFormat('en-GB', {notation: 'compact', maximumSignificantDigits: 3});

/** `2,500`, and from 100,000 on `250k`. */
const tickText = (value: number) =>
  Math.abs(value) >= 1e5 ? compact.format(value).toLowerCase() : value.toLocaleString('en-GB');

/** Rows of the table at most. */
const ROWS = 9;

const shareBetween = (from: number, to: number) => (value: number) =>
  Math.round(((value - from) / (to - from)) * 1e4) / 100;

/** The numbers of a chart, a few of each line. */
function ChartTable({chart: {x, xs, lines}}: {chart: ChartData}): ReactNode {
  const every = Math.max(1, Math.ceil((xs.length - 1) / (ROWS - 1)));
  return (
    <details className={styles.numbers}>
      <summary>The curve in numbers</summary>
      <table>
        <thead>
          <tr>
            {[x, ...lines.map(({name}) => name)].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
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

/** Lines over an axis, in real text at every width, and their numbers as a table. */
export default function Chart({chart}: {chart: ChartData}): ReactNode {
  const {label, x, y, xs, lines, marks = []} = chart;
  const all = lines.flatMap(({ys}) => ys);
  const rows = ticks(Math.min(0, ...all), Math.max(0, ...all));
  const columns = ticks(Math.min(...xs), Math.max(...xs));
  const across = shareBetween(Math.min(...xs), Math.max(...xs));
  const up = shareBetween(rows[0] ?? 0, rows.at(-1) ?? 1);
  const place = (left: number, bottom: number): CSSProperties => ({left: `${left}%`, bottom: `${bottom}%`});
  const dashed = lines.filter((line) => line.dashed).map(({name}) => name);
  return (
    <figure className={styles.chart}>
      <p className={styles.axis}>{y}</p>
      <div className={styles.frame} role="img" aria-label={label}>
        <div className={styles.rows}>
          {rows.map((value) => (
            <span key={value} style={{bottom: `${up(value)}%`}}>
              {tickText(value)}
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
              className={across(mark.x) > 60 ? styles.markLeft : styles.mark}
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
                {tickText(value)}
              </span>
            ))}
        </div>
      </div>
      <p className={styles.axisEnd}>{x}</p>
      <figcaption>
        {label}
        {dashed.length > 0 && ` Dashed: ${dashed.join(', ').toLowerCase()}.`}
      </figcaption>
      <ChartTable chart={chart} />
    </figure>
  );
}
