import '@testing-library/jest-dom';
import {render} from '@testing-library/react';
import CanRun from '@site/src/features/recipes/CanRun';

const shown = (numbers: object) => {
  window.localStorage.setItem('gfn-numbers', JSON.stringify(numbers));
  return render(<CanRun requires={{ordersPerMonth: 400, margin: 40}} />).container;
};

test('a recipe says whether a visitor can run it, or what is missing, and nothing before any number is given', () => {
  expect(shown({})).toBeEmptyDOMElement();
  expect(shown({ordersPerMonth: 400, margin: 40})).toHaveTextContent('You can run this');
  expect(shown({ordersPerMonth: 90})).toHaveTextContent('Not yet: needs 400 orders a month, you have 90');
  expect(shown({smsContacts: 90})).toHaveTextContent('Needs 400 orders a month; 40 % contribution margin');
});
