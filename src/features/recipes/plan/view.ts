import {samePlan, type PlanAddress} from './address';

/**
 * The plan in view, and whose it is: the visitor's `own`; one that was `sent` with the address, and differs from what is
 * kept in this browser; or the own one that the address has to `follow`, because it was written as a mirror of it and the
 * plan has changed since, on another page or in another tab.
 */
export interface PlanInView {
  whose: 'own' | 'sent' | 'follow';
  plan: PlanAddress;
}

/** What is in view where the address gives a plan, and the browser keeps an own one (or none, where nothing was ever kept). */
export function planInView(
  given: PlanAddress,
  own: PlanAddress,
  {mirror, kept}: {mirror: boolean; kept: boolean},
): PlanInView {
  if (given.recipes.length === 0) {
    // The finder's answers in a link do not change a plan that is there already.
    const hasPlan = own.recipes.length > 0;
    const plan = hasPlan ? own : {...own, start: given.start, days: given.days ?? own.days};
    return {whose: 'own', plan};
  }
  // The address of a plan from before its first day was known leads to the same plan.
  const dated = given.start === undefined ? {...given, start: own.start, later: own.later} : given;
  if (samePlan(dated, own)) {
    return {whose: 'own', plan: own};
  }
  // Without storage, none is kept after a reload, and the address still has it.
  return mirror && kept ? {whose: 'follow', plan: own} : {whose: 'sent', plan: given};
}

/** A name for a plan that no other has. */
const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte % 36).toString(36)).join('');

/**
 * A plan with the first day, the id and the day of its making that it keeps from now on; the same object where it has the
 * first two, or no recipes.
 */
export const fixed = (plan: PlanAddress, monday: number, today: number): PlanAddress =>
  plan.recipes.length === 0 || (plan.start !== undefined && plan.id !== undefined)
    ? plan
    : {...plan, ...(plan.start === undefined && {start: monday, made: today}), id: plan.id ?? newId()};
