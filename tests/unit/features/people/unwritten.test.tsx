import '@testing-library/jest-dom';
import type {ReactNode} from 'react';
import {render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import type {Client} from '@site/src/data/clients/schema';
import type {Advisor} from '@site/src/data/advisors/types';
import advisorTexts from '@site/src/data/pages/advisor.yaml';
import portfolioTexts from '@site/src/data/pages/portfolio.yaml';
import storyTexts from '@site/src/data/pages/story-to-come.yaml';
import ClientStoryPage from '@site/src/features/people/clients/ClientStoryPage';
import AdvisorPortfolioPage from '@site/src/features/people/portfolio/AdvisorPortfolioPage';
import ComingSoonPage from '@site/src/features/people/profile/ComingSoonPage';
import {cardOf} from '@site/src/data/recipes/card';
import {recipe} from '../../support/recipes';

// The frame of a page needs the whole site; whether it may be found is what the pages tell it.
jest.mock('@site/src/shell/page/Page', () => ({
  __esModule: true,
  default: ({findable = true, children}: {findable?: boolean; children: ReactNode}) => (
    <main data-findable={findable}>{children}</main>
  ),
}));

const advisor: Advisor = {
  id: 'ada-nilsson',
  name: 'Ada Nilsson',
  title: 'Growth',
  expertise: ['One', 'Two', 'Three'],
  hue: 'blue',
  written: false,
};
const client: Client = {
  id: 'north-mill',
  name: 'North Mill',
  sector: 'ecom',
  services: ['Growth'],
  logo: {hue: 'teal', lettering: 'text', filled: false},
  gallery: true,
};
const related = [cardOf(recipe())];

const show = (page: ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);
const link = (name: string) => screen.getAllByRole('link', {name})[0];

test('an advisor without a profile has a page that says so, and leads to others and to what they answer for', () => {
  const other = {...advisor, id: 'zoe-lund', name: 'Zoe Lund', written: true};
  const answers = {
    recipes: [{id: 'a-recipe', name: 'A recipe', facts: ['Email', '5 days']}],
    articles: [{id: 'an-article', title: 'An article'}],
  };
  show(<ComingSoonPage advisor={advisor} others={[other]} answers={answers} />);
  expect(screen.getByRole('heading', {name: advisorTexts.comingSoon.heading})).toBeVisible();
  expect(link('Zoe Lund')).toHaveAttribute('href', '/network/advisors/zoe-lund');
  expect(link('A recipe')).toHaveAttribute('href', '/services/growth-recipes/a-recipe');
  expect(link('An article')).toHaveAttribute('href', '/philosophy/journal/an-article');
  expect(screen.getByRole('main')).toHaveAttribute('data-findable', 'false');
});

test('a portfolio without projects says so, and leads to all of them', () => {
  show(<AdvisorPortfolioPage advisor={advisor} projects={[]} />);
  expect(screen.getByText(portfolioTexts.ofAdvisor.none)).toBeVisible();
  expect(link(portfolioTexts.ofAdvisor.all)).toHaveAttribute('href', '/portfolio');
  expect(screen.getByRole('main')).toHaveAttribute('data-findable', 'false');
});

test('a client without a story has a page that says so, names who to ask, and leads back', () => {
  show(<ClientStoryPage client={client} recipes={related} advisor={advisor} written={[]} />);
  expect(screen.getByRole('heading', {name: storyTexts.notice})).toBeVisible();
  expect(link(storyTexts.button)).toHaveAttribute('href', '/customers/stories');
  expect(link('Ada Nilsson')).toHaveAttribute('href', '/network/advisors/ada-nilsson');
  expect(link('A recipe')).toHaveAttribute('href', '/services/growth-recipes/a-recipe');
  expect(screen.getByRole('main')).toHaveAttribute('data-findable', 'false');
});
