import type {ClientModule} from '@docusaurus/types';
import pageTitle from '@site/src/shell/navigation/pageTitle';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

const at = (pathname: string): Location => ({pathname, search: '', hash: '', state: undefined});
const told = () => document.querySelector('[aria-live="polite"]')?.textContent;

/** A page is there, and its title a frame later. */
function arrive(from: string | null, to: string, title: string): void {
  window.history.pushState(null, '', to);
  pageTitle.onRouteDidUpdate?.({previousLocation: from === null ? null : at(from), location: at(to)});
  jest.advanceTimersByTime(20);
  document.title = title;
  jest.advanceTimersByTime(1_000);
}

test('each page within the site is told by its title, not the first and not another query', () => {
  jest.useFakeTimers();
  arrive(null, '/a', 'A');
  expect(told()).toBeUndefined();
  arrive('/a', '/b', 'B');
  expect(told()).toBe('B');
  arrive('/b', '/b', 'B, page 2');
  expect(told()).toBe('B');
  arrive('/b', '/a', 'A');
  expect(told()).toBe('A');
});
