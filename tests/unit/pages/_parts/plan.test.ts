import fc from 'fast-check';
import {chosenGoals, GOALS, planTime, SERVICES, toggleGoal, type Goal} from '@site/src/pages/_parts/plan';

const ids = GOALS.map(({id}) => id);

test('toggling twice changes nothing, and goals keep the order of the cards', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...ids)), fc.constantFrom(...ids), (chosen, id) => {
      const before = new Set(chosen);
      expect([...toggleGoal(toggleGoal(before, id), id)].sort()).toEqual([...before].sort());
      expect(toggleGoal(before, id).has(id)).toBe(!before.has(id));
      const order = chosenGoals(before).map((goal) => ids.indexOf(goal.id));
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }),
  );
});

test('the plan names the time each service takes once, and asks for a choice where there is none', () => {
  const goals = (...of: Goal['service'][]) =>
    of.flatMap((service) => GOALS.slice(0, 1).map((goal) => ({...goal, service})));
  expect(planTime(goals('growth', 'growth'))).toBe(`Advisor time: ${SERVICES.growth}.`);
  expect(planTime(goals('growth', 'fundraising', 'growth'))).toBe(
    `Advisor time: ${SERVICES.growth}, plus ${SERVICES.fundraising}.`,
  );
  expect(planTime([])).toMatch(/^Choose a goal/);
});
