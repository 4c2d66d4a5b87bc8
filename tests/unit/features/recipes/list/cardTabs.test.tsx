import {fireEvent, render, screen} from '@testing-library/react';
import {listCardOf} from '@site/src/features/recipes/list/library';
import CardTabs from '@site/src/features/recipes/list/CardTabs';
import {CASE, recipe} from '../../../support/recipes';

const caseTab = (part: Parameters<typeof recipe>[0]) => {
  render(<CardTabs recipe={listCardOf(recipe(part))} />);
  fireEvent.click(screen.getByRole('tab', {name: 'Case'}));
  return screen.getByRole('tabpanel', {name: 'Case'});
};

test.each([
  ['worked', /^Sample Illustrative case: figures chosen to show how the recipe is judged\.“/],
  ['failed', /judged\. It did not work\.“/],
  ['inconclusive', /judged\. Its result was inconclusive\.“/],
] as const)('the case tab says what kind of case it is, and that it %s', (outcome, words) => {
  expect(caseTab({case: {...CASE, outcome}}).textContent).toMatch(words);
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
