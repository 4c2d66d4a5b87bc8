import '@testing-library/jest-dom';
import {act, fireEvent} from '@testing-library/react';
import {createElement, useState} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {
  forgetActions,
  rememberAction,
  replayActions,
} from '@site/src/plugins/client/deferred-hydration/boot/actions';
import {inPlace, placeOf} from '@site/src/plugins/client/deferred-hydration/boot/place';
import {rememberTyped, restoreTyped} from '@site/src/plugins/client/deferred-hydration/boot/typed';

/** Puts HTML on the page; gives the function that finds elements in it. */
function show(html: string): (selector: string) => HTMLElement {
  document.body.innerHTML = html;
  return (selector) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) {
      throw new Error(`Nothing matches ${selector}`);
    }
    return found;
  };
}

/** Takes the page as React would when it replaces everything: the same HTML in new elements. */
const replaceAll = () => document.body.replaceChildren(...document.body.cloneNode(true).childNodes);

beforeEach(() => jest.useFakeTimers());

beforeAll(() => {
  window.addEventListener('click', rememberAction, true);
  window.addEventListener('keydown', rememberAction, true);
  window.addEventListener('input', rememberTyped, true);
  window.addEventListener('focusin', rememberTyped, true);
});

/** Ends the time before the page is live. */
function goLive(): void {
  window.removeEventListener('click', rememberAction, true);
  window.removeEventListener('keydown', rememberAction, true);
  restoreTyped();
  replayActions();
  jest.runAllTimers();
  window.addEventListener('click', rememberAction, true);
  window.addEventListener('keydown', rememberAction, true);
}

afterEach(() => {
  document.body.replaceChildren();
  restoreTyped();
  forgetActions();
  jest.useRealTimers();
});

describe('the place of an element', () => {
  test('leads to the same element, and to its successor, whatever an extension has put between', () => {
    const find = show('<ul><li><i></i></li><li><i class="second"></i></li></ul>');
    const before = find('.second');
    const place = placeOf(before);
    expect(inPlace(before, place)).toBe(before);
    find('ul').insertAdjacentHTML('afterbegin', '<span></span>');
    replaceAll();
    expect(inPlace(before, place)).toBe(find('.second'));
    show('');
    expect(inPlace(before, place)).toBeUndefined();
  });

  test('is that of its id, where it has one that is still there', () => {
    const find = show('<button id="a"></button>');
    const before = find('#a');
    show('<button></button><button id="a"></button>');
    expect(inPlace(before, 0)).toBe(find('#a'));
  });
});

test('what is typed into a field that React replaces is in the one that is there then, which has the focus', () => {
  const find = show('<input name="q">');
  const before = find('input');
  fireEvent.input(before, {target: {value: 'tiktok'}});
  replaceAll();
  goLive();
  expect(find('input')).not.toBe(before);
  expect(find('input')).toHaveValue('tiktok');
  expect(find('input')).toHaveFocus();
});

test('a field that React replaces keeps the focus before anything is typed, without an event', () => {
  const find = show('<input value="900">');
  find('input').focus();
  replaceAll();
  const told = jest.fn();
  find('input').addEventListener('input', told);
  goLive();
  expect(find('input')).toHaveFocus();
  expect(find('input')).toHaveValue('900');
  expect(told).not.toHaveBeenCalled();
});

describe('clicks before the page is live', () => {
  test('are kept from the page, shown as busy, and made once', () => {
    const find = show('<button><span>Save</span></button>');
    const button = find('button');
    const onClick = jest.fn();
    button.addEventListener('click', onClick);
    expect(fireEvent.click(find('span'))).toBe(false);
    fireEvent.click(find('span'));
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    goLive();
    goLive();
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button).not.toHaveAttribute('aria-busy');
  });

  test('are made in order, on what is there now, which has the focus', () => {
    const find = show('<p><button>A</button><button>B</button></p>');
    fireEvent.click(find('button + button'));
    fireEvent.click(find('button'));
    replaceAll();
    const clicked: (string | null)[] = [];
    document.body.addEventListener('click', ({target}) => clicked.push((target as Element).textContent));
    goLive();
    expect(clicked).toEqual(['B', 'A']);
    expect(find('button')).toHaveFocus();
  });

  test('tick a box once', () => {
    const find = show('<label>All <input type="checkbox"></label>');
    fireEvent.click(find('input'));
    expect(find('input')).not.toBeChecked();
    goLive();
    expect(find('input')).toBeChecked();
  });

  test('are forgotten when the page gives up', () => {
    const find = show('<button>Save</button>');
    const onClick = jest.fn();
    find('button').addEventListener('click', onClick);
    fireEvent.click(find('button'));
    forgetActions();
    expect(find('button')).not.toHaveAttribute('aria-busy');
    goLive();
    expect(onClick).not.toHaveBeenCalled();
  });

  test.each([
    ['a link', '<a class="it" href="#x">Read</a>'],
    ['plain details', '<details><summary class="it">More</summary></details>'],
    ['what says that it needs no script', '<label data-native><input class="it" type="checkbox"></label>'],
    ['text', '<p class="it">Words</p>'],
  ])('are left alone on %s', (_, html) => {
    const find = show(html);
    const onClick = jest.fn();
    find('.it').addEventListener('click', onClick);
    expect(fireEvent.click(find('.it'))).toBe(true);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('are left to an invoker only where the browser knows it', () => {
    const find = show('<button commandfor="menu" command="show-modal">Menu</button>');
    expect(fireEvent.click(find('button'))).toBe(false);
    forgetActions();
    Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', {
      configurable: true,
      value: document.body,
    });
    expect(fireEvent.click(find('button'))).toBe(true);
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  });
});

describe('what is typed before the page is live', () => {
  test('is put in again, in a way that React believes, and told once', () => {
    const find = show('<input id="q"><select id="s"><option>a</option><option>b</option></select>');
    const input = find('#q') as HTMLInputElement;
    const select = find('#s') as HTMLSelectElement;
    fireEvent.input(input, {target: {value: 'tik'}});
    fireEvent.input(input, {target: {value: 'tiktok'}});
    fireEvent.input(select, {target: {value: 'b'}});
    // React watches a field by a property of its own.
    let seen = 'tiktok';
    Object.defineProperty(input, 'value', {
      configurable: true,
      get: () => seen,
      set: (value: string) => (seen = value),
    });
    const told: string[] = [];
    document.body.addEventListener('change', ({target}) => told.push((target as Element).id));
    goLive();
    expect(seen).not.toBe('tiktok');
    Reflect.deleteProperty(input, 'value');
    expect(input).toHaveValue('tiktok');
    expect(select).toHaveValue('b');
    expect(told).toEqual(['q', 's']);
  });

  test('reaches React where a field has been emptied', async () => {
    jest.useRealTimers();
    const Field = () => {
      const [value, setValue] = useState('6');
      return createElement(
        'p',
        {},
        createElement('input', {type: 'number', value, onChange: (event) => setValue(event.target.value)}),
        `days: ${value}`,
      );
    };
    const find = show(`<main>${renderToString(createElement(Field))}</main>`);
    fireEvent.input(find('input'), {target: {value: ''}});
    await act(() => hydrateRoot(find('main'), createElement(Field)));
    expect(find('p')).toHaveTextContent('days: 6');
    act(restoreTyped);
    expect(find('p')).toHaveTextContent(/^days:$/);
    expect(find('input')).toHaveDisplayValue('');
  });
});
