import type {ReactNode} from 'react';
import {capital} from '../../../lib/capital';
import {counted} from '../../../lib/counted';
import texts from '../../../data/pages/growth-recipe.yaml';
import {costsInWords} from '../../../data/recipes/card';
import type {RecipeRecord} from '../../../data/recipes/page';
import {requiredInWords, ruleText} from '../../../data/recipes/words';
import fold from '../Fold.module.css';
import styles from './InOneMinute.module.css';

/** Whether the recipe is for the reader: whom it suits, what it costs, how it shows, what decides. */
export default function InOneMinute({recipe}: {recipe: RecipeRecord}): ReactNode {
  const {fit, requires, decide} = recipe;
  const rows: readonly (readonly [name: string, text: string])[] = [
    ['For', fit.for],
    ['Not for', fit.notFor],
    ...(requires === undefined ? [] : [['At least', requiredInWords(requires).join(', ')] as const]),
    ['Costs', capital(costsInWords(recipe))],
    ['First sign', fit.firstSign],
  ];
  return (
    <section className={styles.minute}>
      <h2>{texts.minute}</h2>
      <dl>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>Decide</dt>
          <dd>
            <details className={fold.phone}>
              <summary className="screenOnly">{`By ${counted(decide.length, 'rule')}`}</summary>
              {decide.map((row) => (
                <p key={row.when}>{ruleText(row)}</p>
              ))}
            </details>
          </dd>
        </div>
      </dl>
    </section>
  );
}
