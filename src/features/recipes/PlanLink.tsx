import type {ReactNode} from 'react';
import {ChipLink} from '../../components/ui/Chip';
import Icon from '../../components/ui/Icon';
import {useOwnPlan} from './plan/store';

/** The way to the visitor's own plan, with how many recipes it has. */
export default function PlanLink(): ReactNode {
  const {plan, path} = useOwnPlan();
  return (
    <ChipLink to={path}>
      <Icon name="calendar" size={0.95} />
      {plan.recipes.length === 0 ? 'Plan' : `Plan (${plan.recipes.length})`}
    </ChipLink>
  );
}
