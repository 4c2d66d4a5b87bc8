import type {ClientModule} from '@docusaurus/types';
import routeProgress from '@site/src/shell/navigation/routeProgress';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

const at = (pathname: string): Location => ({pathname, search: '', hash: '', state: undefined});
const isLoading = () => document.documentElement.hasAttribute('data-loading');
const begin = (from: string, to: string) =>
  routeProgress.onRouteUpdate?.({previousLocation: at(from), location: at(to)});
const end = (from: string, to: string) =>
  routeProgress.onRouteDidUpdate?.({previousLocation: at(from), location: at(to)});

beforeEach(() => jest.useFakeTimers());
afterEach(() => end('/', '/'));

test('a page that takes its time shows the bar until it is there', () => {
  begin('/a', '/b');
  expect(isLoading()).toBe(false);
  jest.advanceTimersByTime(1_000);
  expect(isLoading()).toBe(true);
  end('/a', '/b');
  expect(isLoading()).toBe(false);
});

test('a link that is pressed twice leaves no bar behind', () => {
  begin('/a', '/b');
  begin('/b', '/b');
  end('/b', '/b');
  jest.advanceTimersByTime(1_000);
  expect(isLoading()).toBe(false);
});

test('a filter shows no bar, and leaves that of a page on its way alone', () => {
  begin('/a', '/a');
  jest.advanceTimersByTime(1_000);
  expect(isLoading()).toBe(false);
  begin('/a', '/b');
  begin('/b', '/b');
  jest.advanceTimersByTime(1_000);
  expect(isLoading()).toBe(true);
});
