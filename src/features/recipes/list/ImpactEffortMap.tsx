import {memo, type ReactNode} from 'react';
import {counted} from '../../../lib/counted';
import {LEVELS, type Level} from '../../../data/recipes/taxonomy';
import {useStored} from '../../../shell/storage/useStored';
import type {Filters} from './filters';
import styles from './ImpactEffortMap.module.css';
import {squareKey, type Squares} from './select';

/** Where the browser keeps whether the visitor has unfolded the map. */
export const HIDDEN_KEY = 'gfn-recipe-map-hidden';
const parseHidden = (text: string | null) => text !== 'false';
const IMPACTS = [...LEVELS].reverse();

interface ImpactEffortMapProps {
  squares: Squares;
  filters: Filters;
  onChange: (part: Partial<Filters>) => void;
}

/**
 * How many recipes there are at each effort and impact, under the other filters in force. A square is a button that
 * sets both filters, or takes them away again. The visitor can fold the map; the browser remembers it.
 */
function ImpactEffortMap({squares, filters, onChange}: ImpactEffortMapProps): ReactNode {
  const [hidden, setHidden] = useStored(HIDDEN_KEY, parseHidden);
  const count = (effort: Level, impact: Level) => squares.get(squareKey(effort, impact)) ?? 0;
  const most = Math.max(1, ...IMPACTS.flatMap((impact) => LEVELS.map((effort) => count(effort, impact))));

  return (
    <details
      className={styles.map}
      open={!hidden}
      onToggle={({currentTarget: {open}}) => {
        if (open === hidden) {
          setHidden(!open);
        }
      }}
    >
      <summary className={styles.title}>Where is the quick win?</summary>
      <p className={styles.hint}>Recipes by effort and impact. Choose a square.</p>
      <div className={styles.grid} role="group" aria-label="Impact and effort map">
        {IMPACTS.map((impact) => [
          <span key={impact} className={styles.row} aria-hidden="true">
            {impact}
          </span>,
          ...LEVELS.map((effort) => {
            const recipesHere = count(effort, impact);
            const chosen = filters.effort === effort && filters.impact === impact;
            const share = recipesHere / most;
            return (
              <button
                key={effort}
                type="button"
                className={styles.cell}
                data-dark={share > 0.6 || undefined}
                style={{'--share': `${Math.round(8 + 84 * share)}%`}}
                aria-pressed={chosen}
                aria-label={`${impact} impact, ${effort.toLowerCase()} effort: ${counted(recipesHere, 'recipe')}`}
                disabled={recipesHere === 0 && !chosen}
                onClick={() => onChange(chosen ? {effort: null, impact: null} : {effort, impact})}
              >
                {recipesHere}
              </button>
            );
          }),
        ])}
        <span />
        {LEVELS.map((effort) => (
          <span key={effort} className={styles.column} aria-hidden="true">
            {effort}
          </span>
        ))}
      </div>
      <p className={styles.axes} aria-hidden="true">
        ↑ impact · effort →
      </p>
    </details>
  );
}

export default memo(ImpactEffortMap);
