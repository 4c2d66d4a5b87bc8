import {render, screen} from '@testing-library/react';
import Optional from '@site/src/components/layout/Optional';

function Broken(): never {
  throw new Error('broken');
}

test('a part that fails goes alone', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <Optional>
        <Broken />
      </Optional>
      <p>The rest</p>
    </>,
  );
  expect(screen.getByText('The rest')).toBeTruthy();
  expect(document.body.textContent).toBe('The rest');
  log.mockRestore();
});
