import {startEmbed, type EmbedState} from '@site/src/shell/provider-forms/embed';

function start(push?: () => never) {
  const page = {script: false, filled: false, pushed: [] as string[], states: [] as EmbedState[]};
  const embed = startEmbed('Form1', {
    push: push ?? (([name, value]) => page.pushed.push(`${name} ${JSON.stringify(value)}`)),
    isScriptPresent: () => page.script,
    isFilled: () => page.filled,
    onState: (state) => page.states.push(state),
  });
  const attempts = () => page.pushed.filter((command) => command.startsWith('embedForm')).length;
  return {page, embed, attempts};
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('an attempt embeds the form by its id, then identifies with an empty object', () => {
  const {page} = start();
  jest.advanceTimersByTime(0);
  expect(page.pushed).toEqual(['embedForm "Form1"', 'identify {}']);
});

test('attempts are made at 0, 100 ms and 1 s, and no more once the script is there', () => {
  const {page, attempts} = start();
  page.script = true;
  jest.advanceTimersByTime(0);
  expect(attempts()).toBe(1);
  jest.advanceTimersByTime(99);
  expect(attempts()).toBe(1);
  jest.advanceTimersByTime(1);
  expect(attempts()).toBe(2);
  jest.advanceTimersByTime(900);
  expect(attempts()).toBe(3);
  jest.advanceTimersByTime(60_000);
  expect(attempts()).toBe(3);
});

test('while the script is absent, attempts go on every 500 ms, up to 30 s', () => {
  const {page, attempts} = start();
  jest.advanceTimersByTime(3_000);
  expect(attempts()).toBe(3 + 4);
  jest.advanceTimersByTime(60_000);
  expect(attempts()).toBe(3 + 57);
  expect(page.states).toEqual(['waiting', 'failed']);
});

test('success is the container being filled, nothing else', () => {
  const {page, embed, attempts} = start();
  page.script = true;
  jest.advanceTimersByTime(5_000);
  embed.check();
  expect(page.states).toEqual(['waiting']);
  page.filled = true;
  embed.check();
  const before = attempts();
  jest.advanceTimersByTime(60_000);
  expect(page.states).toEqual(['waiting', 'filled']);
  expect(attempts()).toBe(before);
});

test('a script that fails ends in failure at once; a form that comes all the same counts, until it goes again', () => {
  const {page, embed} = start();
  embed.fail();
  expect(page.states).toEqual(['waiting', 'failed']);
  page.filled = true;
  embed.check();
  embed.fail();
  expect(page.states).toEqual(['waiting', 'failed', 'filled']);
  page.filled = false;
  embed.check();
  expect(page.states).toEqual(['waiting', 'failed', 'filled', 'failed']);
});

test('a queue that cannot be used ends in failure at once', () => {
  const {page} = start((): never => {
    throw new TypeError('push is not a function');
  });
  jest.advanceTimersByTime(0);
  expect(page.states).toEqual(['waiting', 'failed']);
  expect(jest.getTimerCount()).toBe(0);
});

test('after it is stopped, nothing is pushed any more', () => {
  const {embed, attempts} = start();
  embed.stop();
  jest.advanceTimersByTime(60_000);
  expect(attempts()).toBe(0);
});
