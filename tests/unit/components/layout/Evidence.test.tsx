import '@testing-library/jest-dom';
import {render, screen, within} from '@testing-library/react';
import Evidence from '@site/src/components/layout/Evidence';
import {EVIDENCE} from '../../support/evidence';

test('each figure is shown with its arithmetic and its reason, folded until it is asked for', () => {
  render(<Evidence {...EVIDENCE} />);
  const sums = screen.getByRole('group');
  expect(sums).not.toHaveAttribute('open');
  expect(within(sums).getByRole('heading', {hidden: true})).toHaveTextContent(
    'How the figures are worked out',
  );
  expect(within(sums).getByText('about EUR 72 a day').nextSibling).toHaveTextContent('50 × 40 ÷ 28');
  expect(within(sums).getByText('50 customers at EUR 40, in 28 days')).toBeInTheDocument();
});

test('sources are numbered notes, with a link and its day, or with a word that they have not been seen', () => {
  render(<Evidence {...EVIDENCE} />);
  const [seen, unseen] = screen.getAllByRole('listitem');
  expect(seen?.parentElement?.localName).toBe('ol');
  expect(seen).toHaveTextContent(
    'The limit is 0.3 %. example.com (opens in a new tab), checked on 20 November 2026',
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://www.example.com/limit');
  expect(unseen).toHaveTextContent('The default is 7 days. Not yet checked at its source.');
});

test('a source whose address has not been opened yet says so beside its link', () => {
  render(<Evidence {...EVIDENCE} sources={[{claim: 'The law asks', url: 'https://www.example.com/law'}]} />);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(
    'The law asks. example.com (opens in a new tab), not opened yet',
  );
});

test('an old review says so', () => {
  render(<Evidence {...EVIDENCE} reviewed={{...EVIDENCE.reviewed, old: true}} />);
  expect(
    screen.getByText(/^Last reviewed on 21 November 2026: Lifecycle team\. That is over a year ago/),
  ).toBeInTheDocument();
});
