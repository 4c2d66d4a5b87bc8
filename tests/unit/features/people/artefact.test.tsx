import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import {clientSchema} from '@site/src/data/clients/schema';
import Artefact from '@site/src/features/people/stories/Artefact';
import {StoryContext} from '@site/src/features/people/stories/StoryContext';

const client = clientSchema.parse({
  id: 'north-mill',
  name: 'North Mill',
  sector: 'ecom',
  services: ['Growth'],
  logo: {hue: 'teal', lettering: 'text'},
  story: {
    sample: true,
    heading: 'H',
    title: 'T',
    description: 'x'.repeat(130),
    keywords: ['a', 'b', 'c'],
    published: '2025-01-01',
    artefact: {
      heading: 'One page of the plan',
      columns: ['What', 'Before', 'After'],
      rows: [
        ['Orders', 'One', 'Two'],
        ['Returns', 'Three', 'Three'],
      ],
      caption: 'What it shows.',
    },
  },
});
const show = (shown: typeof client) =>
  render(
    <StoryContext value={{client: shown, project: null}}>
      <Artefact />
    </StoryContext>,
  );

test('a page from the work is a table with its headings, marked as a sample', () => {
  show(client);
  expect(screen.getByRole('heading', {name: 'One page of the plan'})).toBeVisible();
  expect(screen.getByRole('rowheader', {name: 'Returns'})).toBeVisible();
  expect(screen.getAllByRole('cell', {name: 'Three'})).toHaveLength(2);
  expect(screen.getByText('Sample')).toBeVisible();
});

test('without one there is nothing', () => {
  const {container} = show({...client, story: undefined});
  expect(container).toBeEmptyDOMElement();
});

test('a row with a cell too few is refused', () => {
  const {artefact} = clientSchema.shape.story.unwrap().shape;
  const page = client.story?.artefact;
  expect(artefact.safeParse(page).success).toBe(true);
  expect(artefact.safeParse({...page, rows: [['Orders', 'One'], ...(page?.rows ?? [])]}).success).toBe(false);
});
