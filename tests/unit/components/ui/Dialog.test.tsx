import {createRef} from 'react';
import {fireEvent, render} from '@testing-library/react';
import Dialog from '@site/src/components/ui/Dialog';

test('while a dialog is open, the page keeps the room that its scrollbar took', () => {
  const {container} = render(<Dialog ref={createRef<HTMLDialogElement>()} />);
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
  fireEvent(container.querySelector('dialog') ?? document, new Event('beforetoggle'));
  expect(document.documentElement.style.getPropertyValue('--scrollbar')).toBe('15px');
});
