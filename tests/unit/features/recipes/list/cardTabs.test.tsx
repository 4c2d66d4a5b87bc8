import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {listCardOf} from '@site/src/features/recipes/list/library';
import CardTabs from '@site/src/features/recipes/list/CardTabs';
import {recipe} from '../../../support/recipes';

const caseTab = (part: Parameters<typeof recipe>[0]) => {
  render(<CardTabs recipe={listCardOf(recipe(part))} />);
  fireEvent.click(screen.getByRole('tab', {name: 'Case'}));
  return screen.getByRole('tabpanel', {name: 'Case'});
};

test('the case tab says that the example is invented, or that the case is a client’s', () => {
  expect(caseTab({case: {sample: true}}).textContent).toMatch(/Invented example\. There is no such shop/);
  cleanup();
  expect(caseTab({case: {client: 'a-client'}}).textContent).toMatch(/^ ?A client's case/);
});

test('an arrow turns the tabs, but not where Alt makes it the browser’s own', () => {
  render(<CardTabs recipe={listCardOf(recipe({}))} />);
  const [steps] = screen.getAllByRole('tab');
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    expect(fireEvent.keyDown(steps ?? document.body, {key: 'ArrowLeft', [modifier]: true})).toBe(true);
    expect(screen.getByRole('tab', {selected: true}).textContent).toBe('Steps');
  }
  fireEvent.keyDown(steps ?? document.body, {key: 'ArrowLeft'});
  expect(screen.getByRole('tab', {selected: true}).textContent).toBe('Case');
});
