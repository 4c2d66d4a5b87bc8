import fc from 'fast-check';
import {chosenGoals, GOALS, planTime, toggleGoal} from '@site/src/pages/_parts/plan';

const ids = GOALS.map(({id}) => id);

test('the four goals are the specified ones, in order', () => {
  expect(GOALS.map(({name}) => name)).toEqual([
    'New market launch',
    'Series B fund raise',
    'Profitable growth',
    'New product launch',
  ]);
});

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

test('the plan names the time each service takes once', () => {
  expect(planTime(chosenGoals(new Set(['market', 'profit'])))).toBe(
    'Advisor time: growth advisory 2-7 days a month.',
  );
  expect(planTime(chosenGoals(new Set(['market', 'raise'])))).toBe(
    'Advisor time: growth advisory 2-7 days a month, plus fundraising advisory 4-6 days a month.',
  );
  expect(planTime([])).toMatch(/^Choose a goal/);
});
