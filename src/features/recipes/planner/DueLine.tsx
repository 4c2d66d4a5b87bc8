import recipes from '@generated/content/default/recipes.json';
import Link from '@docusaurus/Link';
import Icon from '../../../components/ui/Icon';
import {USUAL_DAYS, type PlanAddress} from '../plan/address';
import {nextOf} from '../plan/agenda';
import {mondayAfter} from '../plan/days';
import {schedule} from '../plan/schedule';
import {AGENDA_VERBS, weekdayDate} from '../plan/words';
import {useToday} from './usePlan';

/** What is due next in a plan: `Mon 30 Nov: set up Sunset policy`. */
export default function DueLine({address, path}: {address: PlanAddress; path: string}) {
  const today = useToday();
  if (today === undefined) {
    return null;
  }
  const {start = mondayAfter(today), days = USUAL_DAYS} = address;
  const entry = nextOf(schedule({...address, start, days}, recipes), today);
  return (
    <p className="cluster middle gap8 small">
      <Icon name="calendar" />
      <Link to={path} className="touch ink strong">
        {entry === undefined
          ? 'Your plan: all of its days are over'
          : `${weekdayDate(entry.day)}: ${AGENDA_VERBS[entry.kind].toLowerCase()} ${entry.recipe.name}`}
      </Link>
    </p>
  );
}
