import clsx from 'clsx';
import SampleBadge from '../../../components/ui/SampleBadge';
import {keepFigures} from '../../../lib/keepFigures';
import {caseInWords, leftInWords} from '../../../data/recipes/words';
import ChangeTable from './ChangeTable';
import rows from './InOneMinute.module.css';
import {useRecipe} from './useRecipe';
import styles from './RecipeCase.module.css';

/** The case of a recipe at a glance: the shop, what it did, its figures, what was left, what went wrong. */
export default function RecipeCase() {
  const {case: shown} = useRecipe().recipe;
  const {shop, did, columns, figures, left, wrong} = shown;
  const facts: readonly (readonly [string, string])[] = [
    ['Shop', shop],
    ['Done', did],
    ...(left === undefined ? [] : [['Net result', keepFigures(leftInWords(left))] as const]),
    ['What went wrong', wrong],
  ];
  return (
    <div className={styles.case}>
      <p className="below12 note">
        <SampleBadge of={shown} /> {caseInWords(shown)}
      </p>
      <ChangeTable caption="Figures of the case" columns={columns} rows={figures} />
      <dl className={clsx('above16', rows.rows)}>
        {facts.map(([name, text]) => (
          <div className="grid" key={name}>
            <dt className="soft strong">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
