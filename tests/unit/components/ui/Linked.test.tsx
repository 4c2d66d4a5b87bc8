import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import Linked from '@site/src/components/ui/Linked';

jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({to, ...rest}: {to?: string}) => <a href={to} {...rest} />,
}));

test('a text links to a page, to another site, which it says, and to a mailbox in the same tab', () => {
  const {container} = render(
    <Linked>{'See [ours](/ours), [theirs](https://theirs.test/a) or [ask](mailto:ask@ours.test).'}</Linked>,
  );
  expect(screen.getByRole('link', {name: 'ours'})).toHaveAttribute('href', '/ours');
  expect(screen.getByRole('link', {name: 'theirs (opens in a new tab)'})).toHaveAttribute(
    'href',
    'https://theirs.test/a',
  );
  expect(screen.getByRole('link', {name: 'ask'})).toHaveAttribute('href', 'mailto:ask@ours.test');
  expect(screen.getByRole('link', {name: 'ask'})).not.toHaveAttribute('target');
  expect(container).toHaveTextContent('See ours, theirs (opens in a new tab) or ask.');
});
