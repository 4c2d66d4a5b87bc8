import {GOALS, planTime, SERVICES, type Goal} from '@site/src/pages/_parts/plan';

test('the plan names the time each service takes once, and asks for a choice where there is none', () => {
  const goals = (...of: Goal['service'][]) =>
    of.flatMap((service) => GOALS.slice(0, 1).map((goal) => ({...goal, service})));
  expect(planTime(goals('growth', 'growth'))).toBe(`Advisor time: ${SERVICES.growth}.`);
  expect(planTime(goals('growth', 'fundraising', 'growth'))).toBe(
    `Advisor time: ${SERVICES.growth}, plus ${SERVICES.fundraising}.`,
  );
  expect(planTime([])).toMatch(/^Choose a goal/);
});
