import {fireEvent, render, screen} from '@testing-library/react';
import advisors from '@generated/content/default/advisors.json';
import AdvisorPortrait from '@site/src/features/people/advisors/AdvisorPortrait';
import {initials as initialsOf} from '@site/src/data/advisors/types';

const [advisor] = advisors;
if (advisor === undefined) {
  throw new Error('there are no advisors');
}

jest.mock('@docusaurus/useBaseUrl', () => ({__esModule: true, default: (path: string) => path}));

function portrait(image?: string) {
  const {container} = render(
    <AdvisorPortrait advisor={{...advisor, ...(image !== undefined && {image})} as never} />,
  );
  return {
    state: () => container.querySelector('[data-image]')?.getAttribute('data-image'),
    image: () => container.querySelector('img'),
    initials: () => container.querySelector('text')?.textContent,
  };
}

test('without an image the portrait is idle and shows the initials', () => {
  const {state, image, initials} = portrait();
  expect(state()).toBe('idle');
  expect(image()).toBeNull();
  expect(initials()).toBe(initialsOf(advisor.name));
});

test('with an image it is loading, then loaded; the initials stay beneath', () => {
  const {state, initials} = portrait('Astrid_Lindqvist.jpg');
  expect(state()).toBe('loading');
  fireEvent.load(screen.getByRole('presentation'));
  expect(state()).toBe('loaded');
  expect(initials()).toBe(initialsOf(advisor.name));
});

test('an image that had loaded before the page was live is shown at once', () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const width = jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(300);
  expect(portrait('Astrid_Lindqvist.jpg').state()).toBe('loaded');
  width.mockReturnValue(0);
  expect(portrait('Broken.jpg').state()).toBe('error');
  complete.mockRestore();
  width.mockRestore();
});

test('an image that fails is taken away', () => {
  const {state, image} = portrait('Missing.jpg');
  fireEvent.error(screen.getByRole('presentation'));
  expect(state()).toBe('error');
  expect(image()).toBeNull();
});
