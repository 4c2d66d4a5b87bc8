import {useEffect, useMemo, useSyncExternalStore} from 'react';
import {usePageQuery} from '../../../shell/url-state/usePageQuery';
import {isSame, serialisePlan, USUAL_DAYS, type PlanAddress} from '../plan/address';
import {parseAnswers, plannerQuery} from '../plan/answers';
import {dayOf, mondayAfter, type Day} from '../plan/days';
import {schedule} from '../plan/schedule';
import {readPlan, useOwnPlan} from '../plan/store';
import type {PlanRecipe} from '../plan/plan';

/** Each second: no event says that it is midnight, and a tab that is come back to has its timers again at once. */
function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 1_000);
  return () => clearInterval(timer);
}

const today = () => dayOf(new Date());

/** Today, also in a tab that stays open over midnight; undefined until the page is live. */
export const useToday = () => useSyncExternalStore<Day | undefined>(subscribe, today, () => undefined);

export type PlanState = NonNullable<ReturnType<typeof usePlan>>;

/** The address with another plan; the finder's answers stay. */
const withPlan = (query: string, plan: PlanAddress) => plannerQuery(plan, parseAnswers(query), query);

/**
 * The plan in view: that of the address, or, where this says none or is the visitor's own from before (`mirror`), the one
 * that is kept. Undefined until the page is live. Changes go into the address, and into the browser's storage where the
 * plan is the visitor's own.
 */
export function usePlan(recipes: readonly PlanRecipe[]) {
  const {query, mirror, write} = usePageQuery();
  const {plan: kept, kept: isKept, keep: keepOwn} = useOwnPlan();
  const today = useToday();
  const monday = today === undefined ? undefined : mondayAfter(today);
  // The plan that is asked for, without unknown recipes. It is `sent` if it came with the address and differs from the
  // one that is kept.
  const {address, sent, gone} = useMemo(() => {
    const isKnown = (id: string) => recipes.some((recipe) => recipe.id === id);
    const known = (plan: PlanAddress) => ({...plan, recipes: plan.recipes.filter(isKnown)});
    const goneOf = (...plans: PlanAddress[]) =>
      [...new Set(plans.flatMap((plan) => plan.recipes))].filter((id) => !isKnown(id));
    const asked = readPlan(query);
    const [given, own] = [known(asked), known(kept)];
    if (given.recipes.length > 0 && !isSame(given, own) && !(mirror && isKept)) {
      return {address: given, sent: true, gone: goneOf(asked)};
    }
    return {
      // Until a plan is made, it has the days of the finder's answers.
      address: own.recipes.length > 0 ? own : {...own, days: given.days ?? own.days},
      sent: false,
      gone: mirror && isKept ? goneOf(kept) : goneOf(asked, kept),
    };
  }, [isKept, kept, mirror, query, recipes]);
  useEffect(() => {
    // Nothing is written until the visitor has seen what would be lost and goes on.
    if (monday === undefined || gone.length > 0) {
      return;
    }
    const isPlanned = address.recipes.length > 0;
    const whole = isPlanned && !sent ? {...address, start: address.start ?? monday} : address;
    if (!sent && (isPlanned || kept.recipes.length > 0) && serialisePlan(whole) !== serialisePlan(kept)) {
      keepOwn(whole);
    }
    if (isPlanned || readPlan(query).recipes.length > 0) {
      write((current) => withPlan(current, whole), 'replace', !sent);
    }
  }, [address, gone, keepOwn, kept, monday, query, sent, write]);

  const change = (part: Partial<PlanAddress>) => {
    const next = {...address, ...part};
    if (!sent) {
      keepOwn(next);
    }
    write(
      // A plan that has been made of answers has no more need of them.
      (current) => (part.recipes === undefined ? withPlan(current, next) : plannerQuery(next, {}, current)),
      sent ? 'push' : 'replace',
      !sent,
    );
  };
  const {recipes: ids, start = monday, days = USUAL_DAYS, proof} = address;
  const plan = useMemo(
    () => (start === undefined ? undefined : schedule({recipes: ids, start, days, proof}, recipes)),
    [days, ids, proof, recipes, start],
  );
  return today === undefined || monday === undefined || start === undefined || plan === undefined
    ? undefined
    : {
        address,
        sent,
        /** Ids in the plan that no recipe has any more. */
        gone,
        today,
        monday,
        start,
        days,
        plan,
        link: serialisePlan({recipes: ids, start, days, proof}),
        change,
        keep: () => keepOwn({...address, start}),
      };
}
