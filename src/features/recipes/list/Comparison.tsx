import type {ReactNode} from 'react';
import {LevelBadge} from '../../../components/ui/Badge';
import Unbroken from '../../../components/ui/Unbroken';
import ScrollTable from '../ScrollTable';
import styles from './Comparison.module.css';
import type {ListCard} from './library';

/** What is compared, a row each. */
const ROWS: readonly {label: string; cell: (recipe: ListCard) => ReactNode}[] = [
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
export default function Comparison({recipes}: {recipes: readonly ListCard[]}): ReactNode {
  return (
    <div className={styles.comparison}>
      <ScrollTable summary={`Compare these ${recipes.length} recipes`} label="Comparison">
        <thead>
          <tr>
            <td />
            {recipes.map(({id, name}) => (
              <th key={id} scope="col">
                <Unbroken>{name}</Unbroken>
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
      </ScrollTable>
    </div>
  );
}
