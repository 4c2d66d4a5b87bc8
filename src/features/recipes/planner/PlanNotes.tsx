import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import {counted} from '../../../lib/counted';
import {TYPING_MS, useSettled} from '../../../lib/react/useSettled';
import {laterOf, type PlanAddress} from '../plan/address';
import {endOf} from '../plan/agenda';
import {longDate} from '../plan/words';
import styles from './PlanNotes.module.css';
import type {PlanState} from './usePlan';

/** Today is within the week before next Monday. */
const WEEK = 7;

interface PlanNotesProps {
  state: Pick<PlanState, 'plan' | 'start' | 'monday' | 'sent' | 'unknown' | 'keep' | 'address'>;
  /** Takes the focus on, once the plan is kept. */
  onKept: () => void;
  /** Changes the plan where what was pressed goes away; the focus goes on from there. */
  changeAway: (part: Partial<PlanAddress>) => void;
}

/** Where a plan comes from, which of its days are over, whether it was changed as it ran, and what of it is not known. */
export default function PlanNotes({state, onKept, changeAway}: PlanNotesProps): ReactNode {
  const {plan, start, monday, sent, unknown, keep, address} = state;
  const ahead = laterOf(address).flatMap(({day, begun}) => (begun === undefined ? [day] : []));
  const isOver = plan.items.length > 0 && endOf(plan, start) < monday - WEEK;
  const over = isOver ? `All of these days are over: the plan began on ${longDate(start)}.` : '';
  const settled = useSettled(over, TYPING_MS);
  return (
    <>
      {sent && (
        <p className={clsx('screenOnly', styles.note)} role="status">
          <span>
            This plan came with the address of the page, and is not kept in this browser yet. Any plan of your
            own stays as it is until you keep this one instead.
          </span>
          <Button
            small
            onClick={() => {
              keep();
              onKept();
            }}
          >
            <Icon name="bookmark" /> Keep this plan
          </Button>
        </p>
      )}
      {over !== '' && over === settled && (
        <p className={clsx('screenOnly', styles.note)} role="status">
          <span>{over}</span>
          <Button small onClick={() => changeAway({start: monday})}>
            {`Begin on ${longDate(monday)}`}
          </Button>
        </p>
      )}
      {ahead.length > 0 && (
        <p className={clsx('screenOnly', styles.note)} role="status">
          <span>
            {`The plan was changed once it had begun: what had begun keeps its days, the rest is planned from ${longDate(Math.max(...ahead))} on.`}
          </span>
          <Button small onClick={() => changeAway({later: []})}>
            {`Plan all from ${longDate(start)}`}
          </Button>
        </p>
      )}
      {unknown > 0 && (
        <p className={clsx('screenOnly', styles.note)} role="status">
          {`The plan names ${counted(unknown, 'recipe')} that the library has no plan for. It leaves ${unknown === 1 ? 'it' : 'them'} out.`}
        </p>
      )}
    </>
  );
}
