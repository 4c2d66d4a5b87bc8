import * as z from 'zod';
import {choices, text} from '../../../data/fields';
import {CLIENT_SERVICES, SECTORS} from '../../../data/clients/taxonomy';
import {PROJECT_SECTORS, PROJECT_SERVICES} from '../../../data/projects/taxonomy';
import {CHANNELS, LEVELS, STAGES} from '../../../data/recipes/taxonomy';
import {readAuthors, readTopics} from '../../content/journal/lists';
import {readProfiles} from '../../content/profiles/read';
import {readRecipes} from '../../content/recipes/read';

/** Something that a writer is asked for, or gives as an option. */
export interface Field {
  /** Name of the option, without its dashes. */
  option: string;
  question: string;
  schema: z.ZodType;
  /** Whether it takes several values, separated by commas. */
  several?: boolean;
  /** What it is where nothing is given. */
  otherwise: string;
}

type Keys = readonly [string, ...string[]];

const title = (otherwise: string, max: number): Field => ({
  option: 'title',
  question: 'What is it called?',
  schema: text(max),
  otherwise,
});

const one = (option: string, question: string, values: Keys, otherwise = values[0]): Field => ({
  option,
  question: `${question} (${values.join(', ')})`,
  schema: z.enum(values),
  otherwise,
});

const several = (option: string, question: string, values: Keys, otherwise: string = values[0]): Field => ({
  option,
  question: `${question} One or more, separated by commas (${values.join(', ')})`,
  schema: choices(values, option),
  several: true,
  otherwise,
});

/** Ids of advisors with a full profile and of clients with a story, which a project needs. */
function projectOwners(siteDir: string): {advisors: Keys; clients: Keys} {
  const {advisors, clients} = readProfiles(siteDir);
  const [advisor, ...otherAdvisors] = advisors.filter(({profile}) => profile !== undefined).map(({id}) => id);
  const [client, ...otherClients] = clients.filter(({story}) => story !== undefined).map(({id}) => id);
  if (advisor === undefined || client === undefined) {
    throw new Error(
      'A project needs an advisor with a full profile and a client with a story. Write those first.',
    );
  }
  return {advisors: [advisor, ...otherAdvisors], clients: [client, ...otherClients]};
}

const known = (keys: Keys | undefined): Keys => {
  if (keys === undefined) {
    throw new Error('blog/tags.yml or blog/authors.yml cannot be read. Run npm run check:content.');
  }
  return keys;
};

/** What each kind of content asks for; `name` is what its id says. */
export const FIELDS = {
  recipe: (name: string): Field[] => [
    title(name, 80),
    several('channels', 'On which channels does it run?', CHANNELS, 'Content'),
    one('effort', 'How much effort is it?', LEVELS, 'Medium'),
    one('impact', 'How large is its impact?', LEVELS, 'Medium'),
    one('stage', 'Which stage of the buying cycle?', STAGES),
  ],
  article: (name: string, siteDir: string): Field[] => [
    title(name, 90),
    one('author', 'Who writes it?', known(readAuthors(siteDir).keys)),
    several('topics', 'Which topics?', known(readTopics(siteDir).keys), 'strategy'),
  ],
  advisor: (name: string): Field[] => [
    {...title(name, 60), question: 'What is the advisor’s name?'},
    {
      option: 'role',
      question: 'What is the role line?',
      schema: text(60),
      otherwise: 'Growth & Fund Raising',
    },
  ],
  client: (name: string): Field[] => [
    title(name, 40),
    one('sector', 'Which sector?', SECTORS, 'ecom'),
    several('services', 'Which services?', CLIENT_SERVICES),
  ],
  project: (name: string, siteDir: string): Field[] => {
    const {advisors, clients} = projectOwners(siteDir);
    return [
      title(name, 90),
      one('advisor', 'Whose project is it?', advisors),
      one('client', 'For which client?', clients),
      one('sector', 'Which sector?', PROJECT_SECTORS),
      several('services', 'Which services?', PROJECT_SERVICES, 'Growth Strategy'),
    ];
  },
  hub: (name: string, siteDir: string): Field[] => {
    const [first = '', ...others] = readRecipes(siteDir).map(({id}) => id);
    return [
      title(name, 60),
      {
        ...one('recipe', 'With which recipe does it begin?', [first, ...others]),
        question: 'With which recipe does it begin? The name of a file in src/data/recipes, without .yaml',
      },
    ];
  },
} as const;

/** Every option of `npm run new`, whatever the kind. */
export const OPTIONS = {
  title: 'its name or title',
  channels: 'channels of a recipe',
  effort: 'effort of a recipe',
  impact: 'impact of a recipe',
  stage: 'buying-cycle stage of a recipe',
  author: 'author of an article',
  topics: 'topics of an article',
  role: 'role line of an advisor',
  sector: 'sector of a client or a project',
  services: 'services of a client or a project',
  advisor: 'advisor of a project',
  client: 'client of a project',
  recipe: 'first recipe of a hub',
} as const;
