import type {ReactNode} from 'react';
import {render, screen, within} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import type {ProjectCard} from '@site/src/data/projects/types';
import PortfolioPage from '@site/src/features/people/portfolio/PortfolioPage';

// The frame of a page needs the whole site.
jest.mock('@site/src/shell/page/Page', () => ({
  __esModule: true,
  default: ({children}: {children: ReactNode}) => <main>{children}</main>,
}));
jest.mock('@site/src/data/projects/taxonomy', () => ({
  PROJECT_SECTORS: ['PropTech', 'Gaming', 'Fashion Tech'],
  PROJECT_SERVICES: ['Product Design', 'Growth Strategy'],
}));

const project: Omit<ProjectCard, 'id' | 'sector'> = {
  title: 'A project',
  description: 'What was done',
  services: ['Growth Strategy', 'Product Design'],
  advisorId: 'ada-nilsson',
  advisorName: 'Ada Nilsson',
  clientName: 'North Mill',
  metrics: [],
  metricsNote: '',
};

test('the filters of the portfolio offer what its projects have, in the order of the taxonomy', () => {
  const projects: ProjectCard[] = [
    {...project, id: 'one', sector: 'Fashion Tech'},
    {...project, id: 'two', sector: 'PropTech'},
  ];
  render(
    <MemoryRouter>
      <PortfolioPage projects={projects} />
    </MemoryRouter>,
  );
  const chips = (group: string) =>
    within(screen.getByRole('group', {name: group}))
      .getAllByRole('button')
      .map(({textContent}) => textContent.replace(/\W*\d+$/, ''));
  expect(chips('Sector')).toEqual(['PropTech', 'Fashion Tech']);
  expect(chips('Service')).toEqual(['Product Design', 'Growth Strategy']);
});
