import type {ReactNode} from 'react';
import {keepFigures} from '../../../lib/keepFigures';
import texts from '../../../data/pages/growth-recipe.yaml';
import {costsInWords} from '../../../data/recipes/card';
import type {RecipeRecord} from '../../../data/recipes/page';
import {requiredInWords, ruleText} from '../../../data/recipes/words';
import styles from './InOneMinute.module.css';

/** Whether the recipe is for the reader: whom it suits, what it costs, how it shows, what decides. */
export default function InOneMinute({recipe}: {recipe: RecipeRecord}): ReactNode {
  const {fit, requires, decide} = recipe;
  const rows: readonly (readonly [name: string, texts: readonly string[]])[] = [
    ['For', [fit.for]],
    ['Not for', [fit.notFor]],
    ...(requires === undefined ? [] : [['At least', [requiredInWords(requires).join(', ')]] as const]),
    ['Costs', [costsInWords(recipe).replace(/^[a-z]/, (first) => first.toUpperCase())]],
    ['First sign', [fit.firstSign]],
    ['Decide', decide.map(ruleText)],
  ];
  return (
    <section className={styles.minute}>
      <h2>{texts.minute}</h2>
      <dl>
        {rows.map(([name, lines]) => (
          <div key={name}>
            <dt>{name}</dt>
            {lines.map((line) => (
              <dd key={line}>{keepFigures(line)}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
