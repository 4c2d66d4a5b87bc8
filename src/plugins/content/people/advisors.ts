import {type AdvisorRecord, advisorSchema} from '../../../data/advisors/schema';
import {advisorTitle, initials, type Advisor} from '../../../data/advisors/types';
import {advisorPath, advisorPortfolioPath, ADVISORS_PATH} from '../../../config/paths';
import {textOf} from '../../lib/generated';
import {literal} from '../../lib/typescript';
import {type Collection, itemsOf} from '../collection';
import {withAuthors} from '../journal/authors';
import {AUTHORS_FILE} from '../journal/lists';
import type {Page} from '../routes';
import {unknownCompanies} from './checks';
import {advisorsOf, projectCards, answersOf} from './read';
/** The list of advisor cards that pages import: a generated file, so that an advisor is one file of data. */
const INDEX_FILE = 'src/data/advisors/index.ts';

/** What lists show of an advisor, in the order in which it is written. */
export function toAdvisorCard({
  id,
  name,
  title,
  image,
  expertise,
  hue,
  sample,
  profile,
}: AdvisorRecord): Advisor {
  return {
    id,
    name,
    title,
    ...(image !== undefined && {image}),
    expertise,
    hue,
    ...(sample === true && {sample}),
    written: profile !== undefined,
  };
}

/** What is the same on the social cards of an advisor's pages. */
export const advisorCard = ({name, title, hue}: Pick<AdvisorRecord, 'name' | 'title' | 'hue'>) => ({
  section: 'Advisor',
  note: title,
  hue,
  drawing: {kind: 'initials', text: initials(name)} as const,
});

function cardText(advisor: AdvisorRecord): string {
  const fields = Object.entries(toAdvisorCard(advisor)).map(
    ([name, value]) => `    ${name}: ${literal(value)},\n`,
  );
  return `  {\n${fields.join('')}  },\n`;
}

/** The text of the list of cards, of advisors in the order in which pages show them. */
export const indexText = (all: readonly AdvisorRecord[]): string =>
  `// Generated from the .yaml files of this folder by "npm run generate". Never edited by hand.
import type {Advisor} from './types';

/** The advisors, in the order in which pages show them. */
export const advisors: readonly Advisor[] = [
${all.map(cardText).join('')}];
`;

/** What the journal's authors who are advisors have from their files: name, title, and the page of their profile. */
const asAuthors = (all: readonly AdvisorRecord[]) =>
  new Map(all.map(({id, name, title}) => [id, {name, title, url: advisorPath(id)}]));

function pagesOf(siteDir: string, record: AdvisorRecord, all: readonly AdvisorRecord[]): Page[] {
  const {id, profile} = record;
  const advisor = toAdvisorCard(record);
  const projects = projectCards(siteDir, ({advisorId}) => advisorId === id);
  const card = advisorCard(record);
  return [
    profile === undefined
      ? {
          path: advisorPath(id),
          component: '@site/src/features/people/profile/ComingSoonPage',
          metadata: {card: {...card, title: record.name}},
          props: {
            advisor,
            others: all.filter((other) => other.profile !== undefined).map(toAdvisorCard),
            answers: answersOf(siteDir, id),
          },
        }
      : {
          path: advisorPath(id),
          component: '@site/src/features/people/profile/AdvisorProfilePage',
          metadata: {card: {...card, title: record.name}},
          props: {advisor, profile, projects, answers: answersOf(siteDir, id)},
        },
    {
      path: advisorPortfolioPath(id),
      component: '@site/src/features/people/portfolio/AdvisorPortfolioPage',
      metadata: {card},
      props: {advisor, projects},
    },
  ];
}

/** The advisors: a grid of all, and a profile and a portfolio for each. */
export const advisors: Collection<AdvisorRecord> = {
  name: 'advisor',
  title: 'An advisor',
  files: 'src/data/advisors/*.yaml',
  watch: ['static/img/advisors/*'],
  schema: () => advisorSchema,
  unique: ['name', 'position'],
  check: async (entries, siteDir) => [
    ...(await import('./portraitProblems')).portraitProblems(siteDir, advisorsOf(siteDir)),
    ...unknownCompanies(
      entries.map(({item}) => item),
      siteDir,
    ),
  ],
  path: ({id}) => advisorPath(id),
  pages: (siteDir) => [ADVISORS_PATH, ...itemsOf(siteDir, advisors).map(({id}) => advisorPortfolioPath(id))],
  pageTitle: (advisor) => ({at: ['name'], title: advisorTitle(advisor)}),

  follows(siteDir) {
    const all = advisorsOf(siteDir);
    return new Map([
      [INDEX_FILE, indexText(all)],
      [AUTHORS_FILE, withAuthors(textOf(siteDir, AUTHORS_FILE), asAuthors(all))],
    ]);
  },

  routes({siteDir}) {
    const all = advisorsOf(siteDir);
    return [
      {
        path: ADVISORS_PATH,
        component: '@site/src/features/people/advisors/AdvisorGridPage',
        props: {
          advisors: all.map((record) => ({
            ...toAdvisorCard(record),
            ...(record.profile !== undefined && {descriptor: record.profile.shortDescriptor}),
          })),
        },
      },
      ...all.flatMap((record) => pagesOf(siteDir, record, all)),
    ];
  },
};
