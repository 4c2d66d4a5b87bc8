import {use, type ReactNode} from 'react';
import SampleBadge from '../../../components/ui/SampleBadge';
import {keepFigures} from '../../../lib/keepFigures';
import {caseInWords, leftInWords} from '../../../data/recipes/words';
import {RecipeContext} from './recipeContext';
import styles from './RecipeCase.module.css';

/** The case of a recipe at a glance: the shop, what it did, its figures, what was left, what went wrong. */
export default function RecipeCase(): ReactNode {
  const shown = use(RecipeContext)?.recipe.case;
  if (shown === undefined) {
    return null;
  }
  const {shop, did, columns, figures, left, wrong} = shown;
  const hasBefore = figures.some(({before}) => before !== undefined);
  const rows: readonly (readonly [string, string])[] = [
    ['Shop', shop],
    ['Done', did],
    ...(left === undefined ? [] : [['Money left', leftInWords(left)] as const]),
    ['What went wrong', wrong],
  ];
  return (
    <div className={styles.case}>
      <p className={styles.kind}>
        <SampleBadge of={shown} /> {caseInWords(shown)}
      </p>
      <table>
        <caption className="srOnly">Figures of the case</caption>
        {hasBefore && (
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {figures.map(({label, before, after}) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {hasBefore && <td>{keepFigures(before ?? '')}</td>}
              <td>{keepFigures(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{keepFigures(text)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
