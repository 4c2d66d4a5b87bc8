import type {ReactNode} from 'react';
import {LevelBadge} from '../../../components/ui/Badge';
import type {RecipeCardData} from '../../../data/recipes/types';
import styles from './Comparison.module.css';

/** What is compared, a row each. */
const ROWS: readonly {label: string; cell: (recipe: RecipeCardData) => ReactNode}[] = [
  {label: 'Effort', cell: ({effortLevel}) => <LevelBadge level={effortLevel} of="Effort" />},
  {label: 'Impact', cell: ({expectedImpact}) => <LevelBadge level={expectedImpact} of="Impact" />},
  {label: 'Timeframe', cell: ({timeframe}) => timeframe},
  {label: 'Investment', cell: ({investmentRequired}) => (investmentRequired ? 'Required' : 'Not required')},
  {label: 'Channels', cell: ({channels}) => channels.join(', ')},
  {label: 'Buying cycle', cell: ({buyingCycle}) => buyingCycle},
  {label: 'Objective', cell: ({objective}) => objective},
  {label: 'First asset needed', cell: ({assetsNeeded}) => assetsNeeded[0]},
];

/** The recipes of a selection side by side, folded until the visitor asks for it. */
export default function Comparison({recipes}: {recipes: readonly RecipeCardData[]}): ReactNode {
  return (
    <details className={styles.comparison}>
      <summary>{`Compare these ${recipes.length} recipes`}</summary>
      {/* It scrolls sideways, and must do so by keyboard, too (WCAG 2.1.1). */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-label="Comparison" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {recipes.map(({id, name}) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({label, cell}) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {recipes.map((recipe) => (
                  <td key={recipe.id}>{cell(recipe)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
