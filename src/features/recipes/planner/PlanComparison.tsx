import type {ReactNode} from 'react';
import clsx from 'clsx';
import ColumnHeads from '../../../components/ui/ColumnHeads';
import {hoursText, spendText} from '../../../data/plans/spend';
import {LevelBadge} from '../../../components/ui/Badge';
import type {PlannerRecipe} from '../plan/library';
import {days} from '../plan/words';
import ScrollTable from '../ScrollTable';
import styles from './PlanComparison.module.css';

interface PlanComparisonProps {
  recipes: readonly PlannerRecipe[];
  nameOf: (id: string) => string;
}

const spendOf = ({spend, investmentRequired}: PlannerRecipe) => {
  if (spend !== undefined) {
    return spendText(spend);
  }
  return investmentRequired ? 'from normal spend' : 'nothing extra';
};

/** The recipes of the plan side by side. */
export default function PlanComparison({recipes, nameOf}: PlanComparisonProps): ReactNode {
  return (
    <div className={clsx('screenOnly', styles.comparison)}>
      <ScrollTable summary="Compare the recipes" label="Comparison" open>
        <ColumnHeads
          columns={[
            'Recipe',
            'Effort',
            'Impact',
            'Set-up',
            'Runs',
            'Meanwhile',
            'Extra spend',
            'Needs first',
          ]}
        />
        <tbody>
          {recipes.map((recipe) => (
            <tr key={recipe.id}>
              <th scope="row">{recipe.name}</th>
              <td>
                <LevelBadge level={recipe.effortLevel} of="Effort" />
              </td>
              <td>
                <LevelBadge level={recipe.expectedImpact} of="Impact" />
              </td>
              <td>{days(recipe.setUpDays)}</td>
              <td>{days(recipe.runsDays)}</td>
              <td>{recipe.hoursPerWeek === undefined ? 'no fixed hours' : hoursText(recipe.hoursPerWeek)}</td>
              <td className="unbroken">{spendOf(recipe)}</td>
              <td>{recipe.needs.length === 0 ? 'nothing' : recipe.needs.map(nameOf).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </div>
  );
}
