import type {ReactNode} from 'react';
import {ChipLink} from '../../components/ui/Chip';
import Icon from '../../components/ui/Icon';
import {useOwnPlan} from './plan/store';

/** The way to the visitor's own plan. */
export default function PlanLink(): ReactNode {
  const {path} = useOwnPlan();
  return (
    <ChipLink to={path}>
      <Icon name="calendar" size={0.95} />
      Plan
    </ChipLink>
  );
}
