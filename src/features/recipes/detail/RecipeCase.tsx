import {Marks} from '../../../components/ui/IndexCard';
import {cardOf} from '../../../data/recipes/card';
import {caseInWords, leftInWords} from '../../../data/recipes/words';
import {keepFigures} from '../../../lib/keepFigures';
import ChangeTable from './ChangeTable';
import rows from './InOneMinute.module.css';
import styles from './RecipeCase.module.css';
import {useRecipe} from './useRecipe';

/** The case of a recipe at a glance: the shop, what it did, its figures, what was left, what went wrong. */
export default function RecipeCase() {
  const {recipe} = useRecipe();
  const {shop, did, columns, figures, left, wrong} = recipe.case;
  const facts: readonly (readonly [string, string])[] = [
    ['Shop', shop],
    ['Done', did],
    ...(left === undefined ? [] : [['Net result', keepFigures(leftInWords(left))] as const]),
    ['What went wrong', wrong],
  ];
  return (
    <div className={styles.case}>
      <Marks stamp={cardOf(recipe).stamp}>
        <p className="note">{caseInWords(recipe.case)}</p>
      </Marks>
      <div className={styles.sides}>
        <ChangeTable caption="Figures of the case" columns={columns} rows={figures} />
        <dl className={rows.rows}>
          {facts.map(([name, text]) => (
            <div key={name}>
              <dt className="soft strong">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
