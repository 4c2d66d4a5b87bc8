import {renderToStaticMarkup} from 'react-dom/server';
import {fireEvent, render, screen} from '@testing-library/react';
import advisors from '@generated/content/default/advisors.json';
import AdvisorPortrait from '@site/src/features/people/advisors/AdvisorPortrait';
import {initials as initialsOf} from '@site/src/data/advisors/types';

const [advisor] = advisors;
if (advisor === undefined) {
  throw new Error('there are no advisors');
}

jest.mock('@docusaurus/useBaseUrl', () => ({__esModule: true, default: (path: string) => path}));

test('a portrait is in the HTML, over the initials, until it fails; without one there are the initials alone', () => {
  const portrait = (image?: string) => <AdvisorPortrait advisor={{...advisor, image}} />;
  const html = renderToStaticMarkup(portrait('Astrid_Lindqvist.jpg'));
  expect(html).toMatch(/<img src="\/img\/advisors\/Astrid_Lindqvist.jpg"/);
  render(portrait('Missing.jpg'));
  expect(screen.queryByText(initialsOf(advisor.name))).not.toBeNull();
  fireEvent.error(screen.getByRole('presentation'));
  expect(screen.queryByRole('presentation')).toBeNull();
  expect(renderToStaticMarkup(portrait())).not.toContain('<img');
});
