import {render} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import Linked from '@site/src/components/ui/Linked';

test('a text has its links in their places, and nothing of how they are written', () => {
  const {container} = render(
    <MemoryRouter>
      <Linked>{'See [ours](/ours), [theirs](https://theirs.test/a) or [ask](mailto:ask@ours.test).'}</Linked>
    </MemoryRouter>,
  );
  expect(container.textContent).toBe('See ours, theirs (opens in a new tab) or ask.');
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/ours',
    'https://theirs.test/a',
    'mailto:ask@ours.test',
  ]);
});
