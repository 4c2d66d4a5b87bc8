import '@testing-library/jest-dom';
import {fireEvent, render, screen, within} from '@testing-library/react';
import {CALCULATORS} from '@site/src/features/calculators/all';
import CalculatorTool from '@site/src/features/calculators/view/CalculatorTool';

jest.mock('@site/src/shell/toasts/notify', () => ({notify: jest.fn()}));

test('the note beside the last good result names the field that makes no sense, which may be folded away', () => {
  const calculator = CALCULATORS['test-size'];
  render(<CalculatorTool calculator={calculator} given={{}} />);
  const [[, folded] = []] = Object.entries(calculator.inputs).filter(([, input]) => 'advanced' in input);
  const label = folded?.label ?? '';
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), {target: {value: 'abc'}});
  const result = screen.getByRole('region', {name: 'Result'});
  expect(within(result).getByText(new RegExp(`“${label}” makes no sense yet`))).toBeVisible();
});

test('in rows, the cell with a mistake is marked and says what it is, and no other', () => {
  render(<CalculatorTool calculator={CALCULATORS.waterfall} given={{}} />);
  const cells = within(screen.getByRole('group', {name: 'Row 1'})).getAllByRole('textbox');
  const [first] = cells;
  fireEvent.change(first ?? document.body, {target: {value: 'abc'}});
  expect(first).toBeInvalid();
  expect(first).toHaveAccessibleDescription(/^Row 1, .*not a number/);
  expect(cells.filter((cell) => cell.hasAttribute('aria-invalid'))).toEqual([first]);
});
