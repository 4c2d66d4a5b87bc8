import {capital} from '../../../lib/capital';
import {counted} from '../../../lib/counted';
import {costsInWords} from '../../../data/recipes/card';
import type {RecipeBeside} from '../../../data/recipes/page';
import {ruleText} from '../../../data/recipes/words';
import Fold from './Fold';
import styles from './InOneMinute.module.css';

/** Whether the recipe is for the reader: whom it suits, what it costs, how it shows, what decides. */
export default function InOneMinute({recipe}: {recipe: RecipeBeside}) {
  const {fit, decide} = recipe;
  const rows: readonly (readonly [name: string, text: string])[] = [
    ['For', fit.for],
    ['Not for', fit.notFor],
    ['Run it from', fit.runFrom],
    ['Prove it from', fit.proveFrom],
    ['Costs', capital(costsInWords(recipe))],
    ['First sign', fit.firstSign],
  ];
  return (
    <section>
      <h2 className="below12 subheading">In one minute</h2>
      <dl className={styles.rows}>
        {rows.map(([name, text]) => (
          <div className="grid ruled" key={name}>
            <dt className="soft strong">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className="grid ruled">
          <dt className="soft strong">Decide</dt>
          <dd>
            <Fold title={`By ${counted(decide.length, 'rule')}`}>
              {decide.map((row) => (
                <p className="above4" key={row.when}>
                  {ruleText(row)}
                </p>
              ))}
            </Fold>
          </dd>
        </div>
      </dl>
    </section>
  );
}
