import '@testing-library/jest-dom';
import {fireEvent, render, screen} from '@testing-library/react';
import {useRef, type ReactNode} from 'react';
import {useActiveOption} from '@site/src/features/search/useActiveOption';

const PATHS = ['/a', '/b'];

function Sample(): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const {active, onKeyDown} = useActiveOption(list, PATHS);
  return (
    <div>
      <input aria-label="Search" onKeyDown={onKeyDown} />
      <p data-testid="active">{active}</p>
      <ul ref={list} role="listbox">
        {PATHS.map((path) => (
          <li key={path}>
            <a href={`#${path}`} role="option" aria-selected={false}>
              {path}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const press = (key: object) => fireEvent.keyDown(screen.getByRole('textbox'), key);
const active = () => screen.getByTestId('active').textContent;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  render(<Sample />);
});

test.each([
  ['it says so', {isComposing: true}],
  ['only the code says so, as in Safari', {keyCode: 229}],
])('keys of an input method that is composing are its own where %s', (_name, composing) => {
  press({key: 'ArrowDown', ...composing});
  expect(active()).toBe('-1');
  press({key: 'ArrowDown'});
  expect(press({key: 'Enter', ...composing})).toBe(true);
});
