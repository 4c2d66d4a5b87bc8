import '@testing-library/jest-dom';
import {fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {TOPICS} from '@site/src/data/journal/topics';
import type {EntrySummary} from '@site/src/data/journal/types';
import EntryExplorer from '@site/src/features/journal/list/EntryExplorer';

const entry = (id: string, topics: EntrySummary['topics']): EntrySummary => ({
  id,
  title: `About ${id}`,
  excerpt: 'What it says.',
  date: '2025-09-08',
  reviewed: '2026-11-22',
  month: 'September 2025',
  minutes: 8,
  topics,
  path: `/philosophy/journal/${id}`,
});

function explore(query: string) {
  render(
    <MemoryRouter initialEntries={[`/philosophy/journal${query}`]}>
      <EntryExplorer entries={[entry('ads', ['Paid Ads', 'Google Ads']), entry('tools', ['Tooling'])]} />
    </MemoryRouter>,
  );
}

test('no match shows the empty state in its exact words, and its button brings all entries back', () => {
  explore('?topic=CRM');
  expect(screen.getByText('No entries found')).toBeVisible();
  expect(
    screen.getByText(
      'No journal entries match your selected filters. Try adjusting your selection or clearing all filters.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Showing 0 of 2 entries · 1 filter active');
  fireEvent.click(screen.getByRole('button', {name: 'Clear All Filters'}));
  expect(screen.getByRole('status')).toHaveTextContent('Showing 2 of 2 entries');
});

test('the count takes the focus from a button that goes away, and not from a chip that stays', () => {
  explore('?topic=CRM&topic=Tooling');
  for (const name of ['Remove filter: Tooling', 'Clear All Filters']) {
    screen.getByRole('button', {name}).focus();
    fireEvent.click(screen.getByRole('button', {name}));
    expect(screen.getByRole('status')).toHaveFocus();
  }
  const chip = screen.getByRole('button', {name: /^Tooling/});
  chip.focus();
  fireEvent.click(chip);
  expect(chip).toHaveFocus();
  fireEvent.click(screen.getByRole('button', {name: 'Clear all'}));
  expect(screen.getByRole('status')).toHaveFocus();
});

test('the topics that a phone leaves out come with one button, which stays, keeps the focus and folds them again', () => {
  explore('');
  const rest = screen.getByRole('button', {name: `${TOPICS.length - 3} more topics`});
  rest.focus();
  for (const [open, name] of [
    [true, 'Fewer topics'],
    [false, `${TOPICS.length - 3} more topics`],
  ] as const) {
    fireEvent.click(rest);
    expect(rest).toHaveAttribute('aria-expanded', String(open));
    expect(rest).toHaveAccessibleName(name);
    expect(rest).toHaveFocus();
  }
});
