import {advisorPath, advisorPortfolioPath, ADVISORS_PATH} from '../../config/paths';
import type {AdvisorRecord} from '../../data/advisors/schema';
import {advisorTitle, type Answers} from '../../data/advisors/types';
import {cardOf} from '../../data/recipes/card';
import {isShown} from './article';
import {defineKind, type Content, type Page} from './kind';
import {advisorsOf, projectCards, socialCard, toAdvisorCard} from './people';

/** The recipes and articles that an advisor answers for. */
const answersOf = (content: Content, advisor: string): Answers => ({
  recipes: content
    .items('recipe')
    .filter(({by}) => by === advisor)
    .map((recipe) => ({id: recipe.id, name: recipe.name, facts: cardOf(recipe).facts})),
  articles: content
    .entries('article')
    .filter(({item}) => item.authors.includes(advisor) && isShown(item))
    .map(({id, item}) => ({id, title: item.title})),
});

function pagesOf(content: Content, record: AdvisorRecord): Page[] {
  const {id, profile} = record;
  const advisor = toAdvisorCard(content)(record);
  const answers = answersOf(content, id);
  const projects = projectCards(content, ({advisorId}) => advisorId === id);
  const card = socialCard(record);
  const page = {
    path: advisorPath(id),
    section: 'advisors' as const,
    title: {text: advisorTitle(record), id, at: ['name']},
    card: {...card, title: record.name},
  };
  return [
    profile === undefined
      ? {
          ...page,
          kind: 'profile coming soon',
          component: '@site/src/features/people/profile/ComingSoonPage',
          props: {advisor, answers},
        }
      : {
          ...page,
          kind: 'full profile',
          component: '@site/src/features/people/profile/AdvisorProfilePage',
          props: {advisor, profile, projects, answers},
        },
    {
      path: advisorPortfolioPath(id),
      section: 'portfolio',
      kind: projects.length > 0 ? 'portfolio of an advisor' : 'empty portfolio',
      component: '@site/src/features/people/portfolio/AdvisorPortfolioPage',
      card,
      props: {advisor, projects},
    },
  ];
}

/** The advisors: a grid of all, and a profile and a portfolio for each. */
export const advisors = defineKind({
  name: 'advisor',
  files: 'src/data/advisors/*.yaml',

  routes(content) {
    const all = advisorsOf(content);
    return [
      {
        path: ADVISORS_PATH,
        section: 'network',
        kind: 'advisors',
        component: '@site/src/features/people/advisors/AdvisorGridPage',
        props: {
          advisors: all.map((record) => ({
            ...toAdvisorCard(content)(record),
            ...(record.profile !== undefined && {descriptor: record.profile.shortDescriptor}),
          })),
        },
      },
      ...all.flatMap((record) => pagesOf(content, record)),
    ];
  },
});
