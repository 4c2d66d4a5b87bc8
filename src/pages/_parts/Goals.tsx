import clsx from 'clsx';
import Icon from '../../components/ui/Icon';
import type {DrawerCard} from '../../data/recipes/drawer';
import type {Stage} from '../../data/recipes/taxonomy';
import styles from './Goals.module.css';

interface Goal {
  id: string;
  name: string;
  /** Where in the buying cycle it is decided. */
  stages: readonly Stage[];
}

/** A market has not heard of the shop, a round is raised on cohorts, a profit made from those who are about to buy. */
const GOALS: readonly Goal[] = [
  {id: 'market', name: 'New market launch', stages: ['Awareness']},
  {id: 'raise', name: 'Series B fund raise', stages: ['Retention']},
  {id: 'profit', name: 'Profitable growth', stages: ['Consideration', 'Resurrection']},
  {id: 'product', name: 'New product launch', stages: ['Interest']},
];

/** Whether a recipe serves one of these goals; without a goal, every one is as good as the next. */
export const serves = (chosen: readonly string[], {buyingCycle}: DrawerCard): boolean =>
  chosen.length === 0 || GOALS.some(({id, stages}) => chosen.includes(id) && stages.includes(buyingCycle));

interface GoalsProps {
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

/** Four goals to choose from; the drawer below them shows what serves one. */
export default function Goals({chosen, onChoose}: GoalsProps) {
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <div className={clsx('cluster gap8', styles.goals)} role="group" aria-label="Your goals">
      {GOALS.map(({id, name}) => (
        <button
          className="row between ink small medium"
          key={id}
          type="button"
          aria-pressed={chosen.includes(id)}
          onClick={() => toggle(id)}
        >
          {name}
          <Icon name={chosen.includes(id) ? 'check' : 'plus'} size={0.9} />
        </button>
      ))}
    </div>
  );
}
