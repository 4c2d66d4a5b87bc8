import {render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import Result from '@site/src/features/calculators/view/Result';

test('a sum of money stays on one line, in a label and in a link as in the sentence', () => {
  const answer = {
    sentence: 'You are EUR 5 short.',
    inShort: ['EUR 5', 'short'] as const,
    rows: [['Paid in, EUR 6', '7']] as const,
    next: [{id: 'advance' as const, says: 'What would EUR 8 cost?', given: {}}],
  };
  render(<Result outcome={{answer}} wrong={[]} note="" addressOf={() => '/'} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole('rowheader').textContent).toBe('Paid in, EUR\u00A06');
  expect(screen.getByRole('link').textContent).toBe('What would EUR\u00A08 cost?');
});
