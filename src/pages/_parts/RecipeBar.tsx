import type {ReactNode} from 'react';
import {hueColour} from '../../config/hues';
import {CHANNEL_HUE} from '../../data/recipes/taxonomy';
import type {RecipeLink} from '../../data/pages/schemas';
import styles from './RecipeBar.module.css';

/** Days that the bars show: half a year. */
const SHOWN = 182;

/** Working days as a share of the half year, or days of the week, in per cent. */
const share = (days: number) => `${Math.min(100, (days / SHOWN) * 100).toFixed(1)}%`;

/** A recipe over half a year: set-up, run, the day of the decision. Decorative: its facts say the same. */
export default function RecipeBar({channel, days}: Pick<RecipeLink, 'channel' | 'days'>): ReactNode {
  if (days === undefined) {
    return null;
  }
  const [setUp, runs] = days;
  const style = {
    '--pen': channel && hueColour(CHANNEL_HUE[channel]),
    '--set-up': share((setUp * 7) / 5),
    '--runs': share(runs),
  };
  return <span className={styles.track} style={style} aria-hidden="true" />;
}

/** What the track behind the bars marks: when results are due. */
export function Due({moments}: {moments: readonly {name: string; when: string}[]}): ReactNode {
  return (
    <p className={styles.due}>
      {moments.map(({name, when}) => (
        <span key={name}>
          <strong>{name}</strong> {when}
        </span>
      ))}
    </p>
  );
}
