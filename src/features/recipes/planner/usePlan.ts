import {useCallback, useEffect, useMemo} from 'react';
import {useInBrowser} from '../../../lib/react/useInBrowser';
import {notify} from '../../../shell/toasts/notify';
import {usePageQuery} from '../../../shell/url-state/usePageQuery';
import {parsePlan, serialisePlan, USUAL_DAYS, type PlanAddress} from '../plan/address';
import {parseAnswers, serialiseAnswers} from '../plan/answers';
import {changed} from '../plan/change';
import {dayOf, mondayAfter, type Day} from '../plan/days';
import type {PlannerRecipe} from '../plan/library';
import {schedule} from '../plan/schedule';
import {useOwnPlan} from '../plan/store';
import type {Plan} from '../plan/types';
import {fixed, planInView} from '../plan/view';
import {longDate} from '../plan/words';

export interface PlanState {
  /** The plan as it is asked for, its recipes all known. */
  address: PlanAddress;
  chosen: readonly PlannerRecipe[];
  /** How many recipes of the address are not in the library. */
  unknown: number;
  /** Whether it came with the address, and differs from what is kept in this browser. */
  sent: boolean;
  start: Day;
  /** Next Monday, on which a plan begins that does not say. */
  monday: Day;
  days: number;
  plan: Plan;
  /** The address of exactly this plan, as a query string. */
  link: string;
  /** Changes the plan, and gives what it is then. */
  change: (part: Partial<PlanAddress>) => PlanAddress;
  /** Shows another plan: the visitor's own, or one that only the address has. */
  show: (plan: PlanAddress, sent: boolean) => void;
  /** Keeps the plan of the address as the visitor's own. */
  keep: () => void;
}

/** The address with another plan; the finder's answers stay. */
const withPlan = (query: string, plan: PlanAddress) =>
  [serialisePlan(plan), serialiseAnswers(parseAnswers(query))].filter((part) => part !== '').join('&');

/**
 * The plan in view; undefined until the page is live, because its HTML must not depend on the clock. Changes go into the
 * address, and into the browser's storage where the plan is the visitor's own, as do the first day and the id of a plan
 * without them as soon as it is shown, so that it is the same on the next visit.
 */
export function usePlan(recipes: readonly PlannerRecipe[]): PlanState | undefined {
  const {query, mirror, write} = usePageQuery();
  const {plan: own, kept, keep: keepOwn} = useOwnPlan();
  const monday = useInBrowser(() => mondayAfter(new Date()), undefined);
  const given = useMemo(() => parsePlan(query), [query]);
  const {whose, plan: asked} = useMemo(
    () => planInView(given, own, {mirror, kept}),
    [given, kept, mirror, own],
  );
  const sent = whose === 'sent';
  const address = useMemo(() => {
    const known = (ids: readonly string[]) => ids.filter((id) => recipes.some((recipe) => recipe.id === id));
    const {first, decided} = asked;
    return {...asked, recipes: known(asked.recipes), first: known(first), decided: known(decided)};
  }, [asked, recipes]);
  const start = address.start ?? monday;
  const chosen = useMemo(
    () => address.recipes.flatMap((id) => recipes.filter((recipe) => recipe.id === id)),
    [recipes, address.recipes],
  );
  const plan = useMemo(
    () => (start === undefined ? undefined : schedule({...address, start}, recipes)),
    [address, recipes, start],
  );
  const show = useCallback(
    (next: PlanAddress, only: boolean) => {
      if (!only) {
        keepOwn(next);
      }
      // A plan that was sent leaves nothing behind once it is empty.
      const left = only && next.recipes.length === 0 ? parsePlan('') : next;
      write((current) => withPlan(current, left), only ? 'push' : 'replace', !only);
    },
    [keepOwn, write],
  );
  const change = useCallback(
    (part: Partial<PlanAddress>) => {
      const next = changed(address, part, plan?.items ?? [], dayOf(new Date()));
      show(next, sent);
      return next;
    },
    [address, plan, sent, show],
  );
  const isNamed = given.recipes.length > 0;
  useEffect(() => {
    if (monday === undefined || (address.recipes.length === 0 && whose !== 'follow')) {
      return;
    }
    const whole = fixed(asked, monday, dayOf(new Date()));
    const isNew = whole !== asked;
    if (isNew && asked.start === undefined && new URLSearchParams(query).has('start')) {
      notify(
        'The first day in the address was left out',
        `It has to be from 2000 to 2099. The plan begins on ${longDate(monday)}.`,
      );
    }
    if (isNew && !sent) {
      keepOwn(whole);
    }
    if (sent ? isNew : isNew || isNamed) {
      // With the recipes that are not in the library: the page goes on telling of them.
      write((current) => withPlan(current, whole), 'replace', !sent);
    }
  }, [address.recipes, asked, isNamed, keepOwn, monday, query, sent, whose, write]);
  return start === undefined || monday === undefined || plan === undefined
    ? undefined
    : {
        address,
        chosen,
        unknown: asked.recipes.length - chosen.length,
        sent,
        start,
        monday,
        days: address.days ?? USUAL_DAYS,
        plan,
        link: serialisePlan({...address, start, days: address.days ?? USUAL_DAYS}),
        change,
        show,
        keep: () => keepOwn(address),
      };
}
