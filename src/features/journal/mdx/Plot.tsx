import clsx from 'clsx';
import type {AttributesOf} from '../../../data/journal/components';
import {figure} from '../../../lib/figure';
import styles from './Plot.module.css';

const WIDTH = 480;
const HEIGHT = 300;
const EDGE = {left: 44, right: 18, top: 34, bottom: 44};

const NOTE_OFFSET = {
  left: {dx: -12, dy: 5, anchor: 'end'},
  right: {dx: 12, dy: -2, anchor: 'start'},
  above: {dx: 0, dy: -14, anchor: 'middle'},
  below: {dx: 0, dy: 24, anchor: 'middle'},
} as const;

function scale(ticks: readonly number[], from: number, to: number): (value: number) => number {
  const first = ticks[0] ?? 0;
  const last = ticks.at(-1) ?? 1;
  return (value) => Math.round((from + ((value - first) / (last - first)) * (to - from)) * 10) / 10;
}

/** A chart that a writer draws in an article, from points. */
export default function Plot({label, x, y, lines, notes = []}: AttributesOf<'Plot'>) {
  const toX = scale(x.ticks, EDGE.left, WIDTH - EDGE.right);
  const toY = scale(y.ticks, HEIGHT - EDGE.bottom, EDGE.top);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className={styles.plot}>
      {y.ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${EDGE.left} ${toY(tick)}H${WIDTH - EDGE.right}`} className={styles.grid} />
          <text x={EDGE.left - 8} y={toY(tick) + 4} textAnchor="end" className={styles.tick}>
            {figure(tick)}
          </text>
        </g>
      ))}
      {x.ticks.map((tick) => (
        <text
          key={tick}
          x={toX(tick)}
          y={HEIGHT - EDGE.bottom + 18}
          textAnchor="middle"
          className={styles.tick}
        >
          {figure(tick)}
        </text>
      ))}
      <text x={EDGE.left} y={16} className={clsx('strong', styles.axisLabel)}>
        {y.label}
      </text>
      <text
        x={WIDTH - EDGE.right}
        y={HEIGHT - 6}
        textAnchor="end"
        className={clsx('strong', styles.axisLabel)}
      >
        {x.label}
      </text>
      {lines.map(({points, dashed = false}, index) => (
        <path
          key={index}
          d={`M${points.map(([px, py]) => `${toX(px)} ${toY(py)}`).join('L')}`}
          className={dashed ? styles.dashed : styles.line}
        />
      ))}
      {notes.map(({at, text, side = 'right'}) => {
        const {dx, dy, anchor} = NOTE_OFFSET[side];
        return (
          <g key={text}>
            <circle cx={toX(at[0])} cy={toY(at[1])} r="5" className={styles.dot} />
            <text
              x={toX(at[0]) + dx}
              y={toY(at[1]) + dy}
              textAnchor={anchor}
              className={clsx('strong', styles.note)}
            >
              {text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
