import {useCallback, useEffect, useMemo} from 'react';
import {useInBrowser} from '../../page/useInBrowser';
import {usePageQuery} from '../../url-state/usePageQuery';
import {changedOn, laterOf, parsePlan, serialisePlan, type PlanAddress} from '../plan/address';
import {parseAnswers, serialiseAnswers, USUAL_DAYS} from '../plan/answers';
import {dayOf, mondayAfter, type Day} from '../plan/days';
import {identityOf, knownOf, sameButForStart} from '../plan/identity';
import type {PlannerRecipe} from '../plan/library';
import {schedule} from '../plan/schedule';
import {useOwnPlan} from '../plan/store';
import type {Plan} from '../plan/types';

export interface PlanState {
  /** The plan as it is asked for, its recipes all known. */
  wish: PlanAddress & {recipes: readonly string[]};
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
  change: (part: Partial<PlanAddress>) => void;
  /** Keeps the plan of the address as the visitor's own. */
  keep: () => void;
}

/** Next Monday; undefined until the page is live, because its HTML must not depend on the clock. */
const useNextMonday = () => useInBrowser(() => mondayAfter(new Date()), undefined);

/** A plan that says nothing. */
const NOTHING = parsePlan('');

/** The address with another plan; what the finder was told stays. */
const withPlan = (query: string, plan: PlanAddress) =>
  [serialisePlan(plan), serialiseAnswers(parseAnswers(query))].filter((part) => part !== '').join('&');

/**
 * The plan in view: the one that the address names, else the visitor's own; undefined until the page is live. Changes go
 * into the address, and into the browser's storage where the plan is the visitor's own. The first day of a plan that does
 * not say is kept in the same places as soon as it is shown, so that it is the same on the next visit. An address that
 * shows the visitor's own plan is a mirror of it: it follows what becomes of the plan on other pages and in other tabs.
 */
export function usePlan(recipes: readonly PlannerRecipe[]): PlanState | undefined {
  const {query, mirror, write} = usePageQuery();
  const {plan: own, kept, keep: keepOwn} = useOwnPlan();
  const monday = useNextMonday();
  const given = useMemo(() => parsePlan(query), [query]);
  // Without storage, none is kept after a reload, and the address still has it.
  const outdated =
    mirror && given.recipes !== undefined && kept && identityOf(given, monday) !== identityOf(own, monday);
  const named = given.recipes !== undefined && !outdated;
  const asked = useMemo(() => {
    const start = given.start ?? own.start;
    if (named) {
      const later = given.start === undefined ? own.later : given.later;
      return sameButForStart(given, own) ? {...given, start, later} : given;
    }
    if (outdated) {
      return own;
    }
    // What the finder was told in a link is no change of a plan that is there already.
    return {...own, start, days: own.recipes.length > 0 ? own.days : (given.days ?? own.days)};
  }, [given, named, outdated, own]);
  const wish = useMemo(() => knownOf(asked, recipes), [asked, recipes]);
  const sent =
    named &&
    wish.recipes.length > 0 &&
    identityOf(wish, monday) !== identityOf(knownOf(own, recipes), monday);
  const start = wish.start ?? monday;
  const days = wish.days ?? USUAL_DAYS;
  const chosen = useMemo(
    () => wish.recipes.flatMap((id) => recipes.filter((recipe) => recipe.id === id)),
    [recipes, wish.recipes],
  );
  const plan = useMemo(
    () =>
      start === undefined
        ? undefined
        : schedule({...wish, recipes: chosen, start, daysPerMonth: days, later: laterOf(wish)}),
    [chosen, days, start, wish],
  );
  const change = useCallback(
    (part: Partial<PlanAddress>) => {
      const changed = {...wish, ...part};
      // Another first day moves the whole plan, and "plan all from the first day" says so itself.
      const whole = 'start' in part || 'later' in part;
      const next = whole ? changed : changedOn(changed, plan?.items ?? [], dayOf(new Date()));
      if (!sent) {
        keepOwn(next);
      }
      const named =
        next.recipes.length === 0 ? {...(sent ? NOTHING : next), recipes: undefined, start: undefined} : next;
      write((current) => withPlan(current, named), sent ? 'push' : 'replace', !sent);
    },
    [keepOwn, plan, sent, wish, write],
  );
  const open = wish.recipes.length > 0 && (named ? given.start : wish.start) === undefined;
  useEffect(() => {
    if (open && start !== undefined) {
      // With the recipes that are not in the library: the page goes on telling of them.
      const fixed = {...asked, start};
      if (!sent) {
        keepOwn(fixed);
      }
      write((current) => withPlan(current, fixed), 'replace', !sent);
    } else if (outdated || (named && wish.recipes.length > 0 && !sent)) {
      write((current) => (outdated ? withPlan(current, asked) : current), 'replace', true);
    }
  }, [asked, keepOwn, named, open, outdated, sent, start, wish.recipes, write]);
  const exact = {...wish, start, days};
  return start === undefined || monday === undefined || plan === undefined
    ? undefined
    : {
        wish,
        chosen,
        unknown: (asked.recipes ?? []).length - chosen.length,
        sent,
        start,
        monday,
        days,
        plan,
        link: serialisePlan(exact),
        change,
        keep: () => keepOwn(wish),
      };
}
