import {startEmbed, type EmbedState} from '@site/src/shell/provider-forms/embed';

function start(queue?: unknown) {
  const pushed: unknown[] = [];
  window._klOnsite = (queue ?? pushed) as Window['_klOnsite'];
  const states: EmbedState[] = [];
  const container = document.createElement('div');
  const embed = startEmbed('Form1', container, (state) => states.push(state));
  /** As the provider's script has it, once it has run. */
  const takeOver = () => (window._klOnsite = {push: (command) => pushed.push(command)});
  const attempts = () => pushed.filter((command) => String(command) === 'embedForm,Form1').length;
  const fill = async (...content: string[]) => {
    container.replaceChildren(...content.map((tag) => document.createElement(tag)));
    await Promise.resolve();
  };
  return {pushed, states, fill, embed, takeOver, attempts};
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('an attempt embeds the form by its id, then identifies with an empty object', () => {
  const {pushed} = start();
  jest.advanceTimersByTime(0);
  expect(pushed).toEqual([
    ['embedForm', 'Form1'],
    ['identify', {}],
  ]);
});

test('attempts are made at 0, 100 ms and 1 s, and no more once the script is there', () => {
  const {takeOver, attempts} = start();
  takeOver();
  for (const [after, count] of [
    [0, 1],
    [99, 1],
    [1, 2],
    [900, 3],
    [60_000, 3],
  ] as const) {
    jest.advanceTimersByTime(after);
    expect(attempts()).toBe(count);
  }
});

test('while the script is absent, attempts go on every 500 ms, up to 30 s', () => {
  const {states, attempts} = start();
  jest.advanceTimersByTime(3_000);
  expect(attempts()).toBe(3 + 4);
  jest.advanceTimersByTime(60_000);
  expect(attempts()).toBe(3 + 57);
  expect(states).toEqual(['failed']);
});

test('success is the container being filled, nothing else, and ends with it', async () => {
  const {states, fill, takeOver, attempts} = start();
  takeOver();
  jest.advanceTimersByTime(5_000);
  expect(states).toEqual([]);
  await fill('form');
  const before = attempts();
  jest.advanceTimersByTime(60_000);
  expect(states).toEqual(['filled']);
  expect(attempts()).toBe(before);
  await fill();
  expect(states).toEqual(['filled', 'failed']);
});

test('a script that fails ends in failure at once; a form that comes all the same still counts', async () => {
  const {states, fill, embed} = start();
  embed.fail();
  expect(states).toEqual(['failed']);
  await fill('form');
  embed.fail();
  expect(states).toEqual(['failed', 'filled']);
});

test('a queue that cannot be used ends in failure at once', () => {
  const {states} = start({});
  jest.advanceTimersByTime(0);
  expect(states).toEqual(['failed']);
});

test('after it is stopped, nothing is pushed any more', () => {
  const {embed, attempts} = start();
  embed.stop();
  jest.advanceTimersByTime(60_000);
  expect(attempts()).toBe(0);
});
