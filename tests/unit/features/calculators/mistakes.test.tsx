import '@testing-library/jest-dom';
import {fireEvent, render, screen, within} from '@testing-library/react';
import {CALCULATORS} from '@site/src/features/calculators/all';
import CalculatorTool from '@site/src/features/calculators/view/CalculatorTool';

jest.mock('@site/src/shell/toasts/notify', () => ({notify: jest.fn()}));

test('what makes no sense takes the answer away, which names its field: it may be folded away', () => {
  const calculator = CALCULATORS['test-size'];
  render(<CalculatorTool calculator={calculator} given={{}} />);
  const [[, folded] = []] = Object.entries(calculator.inputs).filter(([, input]) => 'advanced' in input);
  const label = folded?.label ?? '';
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), {target: {value: 'abc'}});
  const result = screen.getByRole('region', {name: 'Result'});
  expect(within(result).getByText(new RegExp(`No answer yet.*“${label}”`))).toBeVisible();
  expect(within(result).queryByRole('table')).toBeNull();
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

test('with the first own figure, what is still the example’s is marked, named beside the answer, and emptied by a press', () => {
  render(<CalculatorTool calculator={CALCULATORS.waterfall} given={{}} />);
  const {price, yours, classes} = CALCULATORS.waterfall.inputs;
  expect(screen.getByText('An example. Type over it.')).toBeVisible();
  expect(screen.queryByLabelText(/the example’s/)).toBeNull();
  fireEvent.change(screen.getByLabelText(new RegExp(`^${price?.label}`)), {target: {value: '5m'}});
  const result = screen.getByRole('region', {name: 'Result'});
  expect(result).toHaveTextContent(`Still the example’s: ${yours?.label}, ${classes?.label}.`);
  expect(screen.getByLabelText(new RegExp(`^${yours?.label}.*the example’s`))).toBeVisible();
  expect(screen.getByRole('group', {name: 'Row 1, the example’s'})).toHaveTextContent('The example’s');
  fireEvent.click(screen.getByRole('button', {name: 'Empty the example’s figures'}));
  expect(screen.getByLabelText(new RegExp(`^${price?.label}`))).toHaveValue('5m');
  expect(screen.queryByRole('group', {name: /^Row 1/})).toBeNull();
  expect(result).toHaveTextContent(`No answer yet. Still to fill in or to mend: “${yours?.label}”`);
  // What is empty is no mistake before somebody has left it.
  const field = screen.getByLabelText(new RegExp(`^${yours?.label}`));
  expect(field).toBeValid();
  fireEvent.blur(field);
  expect(field).toBeInvalid();
});

test('an option that an address gets wrong is asked for, and shows none of the others', () => {
  const {label = ''} = CALCULATORS.dilution.inputs.quoted ?? {};
  render(<CalculatorTool calculator={CALCULATORS.dilution} given={{quoted: 'abc'}} />);
  expect(screen.getByRole('combobox', {name: label})).toHaveDisplayValue('Choose one');
});
