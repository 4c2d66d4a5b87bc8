import '@testing-library/jest-dom';
import {fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import FilterBar from '@site/src/features/recipes/list/FilterBar';

test('the search keeps every letter typed before the page is live, as it becomes so, and faster than the list', () => {
  const heard = jest.fn();
  const bar = (search: string) => (
    <FilterBar search={search} onSearch={heard} more={null} opened={false}>
      {null}
    </FilterBar>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(bar(''));
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  field.focus();
  field.value = 'met';

  const {rerender} = render(bar(''), {container, hydrate: true});
  expect(heard).toHaveBeenLastCalledWith('met');
  fireEvent.change(field, {target: {value: 'meta'}});
  expect(heard).toHaveBeenLastCalledWith('meta');
  // The list is a letter behind.
  rerender(bar('met'));
  expect(field).toHaveValue('meta');
  rerender(bar('meta'));
  expect(field).toHaveValue('meta');
  // Taken away by its chip.
  rerender(bar(''));
  expect(field).toHaveValue('');
});
