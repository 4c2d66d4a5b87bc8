import {capital} from '../../../lib/capital';
import {LevelBadge} from '../../../components/ui/Badge';
import {IMPACT_NOTE, type Level, LEVEL_MEANING, LEVELS} from '../../../data/recipes/taxonomy';
import type {RecipeBeside} from '../../../data/recipes/page';
import Fold from './Fold';
import styles from './Overview.module.css';

const CELL = 40;

/** The recipe on a chart of effort against impact. */
function EffortImpactFigure({effort, impact}: {effort: Level; impact: Level}) {
  const x = (LEVELS.indexOf(effort) + 0.5) * CELL;
  const y = (2.5 - LEVELS.indexOf(impact)) * CELL;
  return (
    <svg
      className={styles.figure}
      viewBox="-22 -4 146 144"
      role="img"
      aria-label={`${effort} effort, ${impact.toLowerCase()} impact`}
    >
      {LEVELS.flatMap((_, row) =>
        LEVELS.map((level, column) => (
          <rect
            key={`${row}-${level}`}
            x={column * CELL + 1.5}
            y={row * CELL + 1.5}
            width={CELL - 3}
            height={CELL - 3}
            rx="7"
            className={styles.cell}
          />
        )),
      )}
      <path
        d={`M1.5 ${3 * CELL}C${x * 0.5} ${3 * CELL} ${x * 0.7} ${y} ${x} ${y}`}
        className={styles.curve}
      />
      <circle cx={x} cy={y} r="8" className={styles.dot} />
      <text x="60" y="135" textAnchor="middle">
        effort →
      </text>
      <text x="-60" y="-8" textAnchor="middle" transform="rotate(-90)">
        impact →
      </text>
    </svg>
  );
}

/** The overview card: levels, timeframe and objective at a glance. */
export default function Overview({recipe}: {recipe: RecipeBeside}) {
  return (
    <section className={styles.card} aria-label="Overview">
      <EffortImpactFigure effort={recipe.effortLevel} impact={recipe.expectedImpact} />
      <dl className="facts">
        <div>
          <dt>Effort Level</dt>
          <dd>
            <LevelBadge level={recipe.effortLevel} of="Effort" />
          </dd>
        </div>
        <div>
          <dt>Expected Impact</dt>
          <dd>
            <LevelBadge level={recipe.expectedImpact} of="Impact" />
          </dd>
        </div>
      </dl>
      <Fold title="Timeframe and objective">
        <dl className="facts">
          <div className={styles.wide}>
            <dt>Timeframe</dt>
            <dd>{recipe.timeframe}</dd>
          </div>
          <div className={styles.wide}>
            <dt>Objective</dt>
            <dd>
              <ul>
                {recipe.objective.split(/,\s+/).map((aim) => (
                  <li key={aim}>{capital(aim)}</li>
                ))}
              </ul>
            </dd>
          </div>
          <div className={styles.wide}>
            <dt>What the levels mean</dt>
            <dd>
              {`${recipe.effortLevel} effort: ${LEVEL_MEANING.Effort[recipe.effortLevel]}. `}
              {`${recipe.expectedImpact} impact: ${LEVEL_MEANING.Impact[recipe.expectedImpact]}. ${IMPACT_NOTE}`}
            </dd>
          </div>
        </dl>
      </Fold>
    </section>
  );
}
