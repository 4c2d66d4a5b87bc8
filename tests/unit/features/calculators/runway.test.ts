import runway from '@site/src/features/calculators/runway/calculator';

/** The month where the chart says that the round has to begin, and the one where its line reaches zero. */
function drawn(given: Record<string, number>): {begin: number; end: number} {
  const outcome = runway.answer(given);
  const chart = 'answer' in outcome ? outcome.answer.chart : undefined;
  return {begin: chart?.marks?.[0]?.x ?? NaN, end: chart?.xs.at(-1) ?? NaN};
}

test.each([
  {cash: 900_000, burn: 60_000, growth: 2, process: 6, buffer: 4},
  {cash: 725_000, burn: 60_000, growth: 0, process: 6, buffer: 4},
  {cash: 720_000, burn: 60_000, growth: 0, process: 6, buffer: 4},
  {cash: 725_000, burn: 60_000, growth: 0, process: 6.5, buffer: 4},
  {cash: 725_000, burn: 60_000, growth: 0, process: 8, buffer: 4},
])('where %j begins, the months for round and buffer are left', (given) => {
  const {begin, end} = drawn(given);
  expect(begin).toBeGreaterThanOrEqual(0);
  expect(end - begin).toBeGreaterThanOrEqual(given.process + given.buffer);
  expect(end - begin).toBeLessThanOrEqual(given.process + given.buffer + 2);
});
