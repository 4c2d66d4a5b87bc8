import {GOALS, planOf, planTime, SERVICES, type Goal} from '@site/src/pages/_parts/plan';

test('the plan names the time each service takes once', () => {
  const goals = (...of: Goal['service'][]) =>
    of.flatMap((service) => GOALS.slice(0, 1).map((goal) => ({...goal, service})));
  expect(planTime(goals('growth', 'growth'))).toBe(`Advisor time: ${SERVICES.growth}.`);
  expect(planTime(goals('growth', 'fundraising', 'growth'))).toBe(
    `Advisor time: ${SERVICES.growth}, plus ${SERVICES.fundraising}.`,
  );
  expect(planTime([])).toBe('');
});

test('several goals make one plan: the best recipe of each in turn, each once, and the others counted', () => {
  const [one, other] = GOALS;
  const ids = (goals: readonly Goal[]) => planOf(goals).cards.map(({recipe}) => recipe.id);
  expect(ids(GOALS.slice(0, 1))).toEqual(one?.recipes.map(({id}) => id));
  expect(ids(GOALS.slice(0, 2))).toEqual([one?.recipes[0]?.id, other?.recipes[0]?.id, one?.recipes[1]?.id]);
  const all = new Set(GOALS.flatMap(({recipes}) => recipes.map(({id}) => id)));
  expect(planOf(GOALS).more.text).toBe(`+${all.size - 3} more`);
  expect(planOf([]).cards).toEqual([]);
});
