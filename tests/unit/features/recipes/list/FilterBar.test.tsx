import '@testing-library/jest-dom';
import {act, fireEvent, screen} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import FilterBar from '@site/src/features/recipes/list/FilterBar';

test('the search keeps every letter typed before the page is live, as it becomes so, and faster than the list', () => {
  const heard = jest.fn();
  const bar = (search: string) => (
    <FilterBar search={search} onSearch={heard} more={null} opened={false}>
      {null}
    </FilterBar>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(bar(''));
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  field.focus();
  field.value = 'met';

  const root = act(() => hydrateRoot(place, bar('')));
  expect(heard).toHaveBeenLastCalledWith('met');
  fireEvent.change(field, {target: {value: 'meta'}});
  expect(heard).toHaveBeenLastCalledWith('meta');
  // The list is a letter behind.
  act(() => root.render(bar('met')));
  expect(field).toHaveValue('meta');
  act(() => root.render(bar('meta')));
  expect(field).toHaveValue('meta');
  // Taken away by its chip.
  act(() => root.render(bar('')));
  expect(field).toHaveValue('');
});
