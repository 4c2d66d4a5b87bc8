import {counted} from '../../../../lib/counted';
import {runInWords} from '../../../../data/recipes/card';
import type {RecipeBeside} from '../../../../data/recipes/page';
import Fold from '../Fold';
import {PictureOf} from './kinds';
import styles from './Pictures.module.css';

/** A working week has five days of seven. */
const CALENDAR = 7 / 5;

/** Set-up, run and decision on one line, as long as they take. */
function Timeline({plan: {setUpDays, runsDays}}: {plan: NonNullable<RecipeBeside['plan']>}) {
  return (
    <ol className={styles.timeline} aria-label="How long it takes">
      <li style={{'--days': Math.max(setUpDays * CALENDAR, 1)}}>
        <strong>Set up</strong> <small className="block">{counted(setUpDays, 'working day')}</small>
      </li>
      <li style={{'--days': runsDays}}>
        <strong>Run</strong> <small className="block">{runInWords(runsDays)}</small>
      </li>
      <li>
        <strong>Decide</strong>
      </li>
    </ol>
  );
}

/** How long a recipe takes, and its drawing where it has one; text throughout, so that it says the same to everyone. */
export default function Pictures({recipe: {plan, picture}}: {recipe: RecipeBeside}) {
  return (
    <Fold title={picture?.title ?? 'How long it takes'} className={styles.pictures}>
      {plan && <Timeline plan={plan} />}
      {picture && (
        <figure className={styles.figure}>
          <figcaption className="below16 strong">{picture.title}</figcaption>
          <PictureOf picture={picture} />
        </figure>
      )}
    </Fold>
  );
}
