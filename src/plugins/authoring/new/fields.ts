import * as z from 'zod';
import {choices, text} from '../../../data/fields';
import {HUES} from '../../../data/hues';
import {CLIENT_SERVICES, SECTORS} from '../../../data/clients/taxonomy';
import {PROJECT_SECTORS, PROJECT_SERVICES} from '../../../data/projects/taxonomy';
import {CHANNELS, LEVELS, STAGES} from '../../../data/recipes/taxonomy';
import {topicLabel} from '../../../data/taxonomies/schema';
import {toSlug} from '../../../data/toSlug';
import {readAuthors, readTopics} from '../../content/journal/lists';
import {readProfiles} from '../../content/profiles/read';
import {readRecipes} from '../../content/recipes/read';

/** A value that a writer is asked for, or gives as an option of the command. */
export interface Field {
  /** Its name in the file, and of its option without the dashes. */
  name: string;
  question: string;
  schema: z.ZodType;
  /** Whether it takes several values, separated by commas. */
  multiple?: boolean;
  /** Its value where none is given. */
  defaultValue: string;
}

const title = (defaultValue: string, max: number): Field => ({
  name: 'title',
  question: 'What is it called?',
  schema: text(max),
  defaultValue,
});

/** Makes fields whose values are known: one of them, or several. */
const choiceOf =
  (several: boolean) =>
  (name: string, question: string, values: readonly string[], defaultValue = values[0] ?? ''): Field => ({
    name,
    question: `${question}${several ? ' One or more, separated by commas' : ''} (${values.join(', ')})`,
    schema: several ? choices(values, name) : z.enum(values),
    multiple: several,
    defaultValue,
  });
const single = choiceOf(false);
const multiple = choiceOf(true);

/** Ids of advisors with a full profile and of clients with a story, which a project needs. */
function projectOwners(siteDir: string): {advisors: string[]; clients: string[]} {
  const {advisors, clients} = readProfiles(siteDir);
  const owners = {
    advisors: advisors.filter(({profile}) => profile !== undefined).map(({id}) => id),
    clients: clients.filter(({story}) => story !== undefined).map(({id}) => id),
  };
  if (owners.advisors.length === 0 || owners.clients.length === 0) {
    throw new Error(
      'A project needs an advisor with a full profile and a client with a story. Write those first.',
    );
  }
  return owners;
}

const known = (keys: readonly string[] | undefined): readonly string[] => {
  if (keys === undefined) {
    throw new Error('The journal’s topics or authors cannot be read. Run npm run check:content.');
  }
  return keys;
};

/** The fields that each kind of content asks for; `suggested` is a title made from its id. */
export const FIELDS = {
  recipe: (suggested: string): Field[] => [
    title(suggested, 80),
    multiple('channels', 'On which channels does it run?', CHANNELS, 'Content'),
    single('effort', 'How much effort is it?', LEVELS, 'Medium'),
    single('impact', 'How large is its impact?', LEVELS, 'Medium'),
    single('stage', 'Which stage of the buying cycle?', STAGES),
  ],
  article: (suggested: string, siteDir: string): Field[] => [
    title(suggested, 90),
    single('author', 'Who writes it?', known(readAuthors(siteDir).keys)),
    multiple('topics', 'Which topics?', known(readTopics(siteDir).keys), 'strategy'),
  ],
  advisor: (suggested: string): Field[] => [
    {...title(suggested, 60), question: 'What is the advisor’s name?'},
    {
      name: 'role',
      question: 'What is the role line?',
      schema: text(60),
      defaultValue: 'Growth & Fund Raising',
    },
  ],
  client: (suggested: string): Field[] => [
    title(suggested, 40),
    single('sector', 'Which sector?', SECTORS, 'ecom'),
    multiple('services', 'Which services?', CLIENT_SERVICES),
  ],
  story: (suggested: string): Field[] => [
    {...title(`${suggested} client story`, 70), question: 'What is the title for search engines?'},
  ],
  project: (suggested: string, siteDir: string): Field[] => {
    const {advisors, clients} = projectOwners(siteDir);
    return [
      title(suggested, 90),
      single('advisor', 'Whose project is it?', advisors),
      // A project that has the name of a client is most likely for that one.
      single(
        'client',
        'For which client?',
        clients,
        clients.find((id) => id === toSlug(suggested)),
      ),
      single('sector', 'Which sector?', PROJECT_SECTORS),
      multiple('services', 'Which services?', PROJECT_SERVICES, 'Growth Strategy'),
    ];
  },
  hub: (suggested: string, siteDir: string): Field[] => {
    const recipes = readRecipes(siteDir).map(({id}) => id);
    return [
      title(suggested, 60),
      {
        ...single('recipe', 'With which recipe does it begin?', recipes),
        question: 'With which recipe does it begin? The name of a file in src/data/recipes, without .yaml',
      },
    ];
  },
  topic: (suggested: string): Field[] => [
    {...title(suggested, 40), schema: topicLabel},
    single('hue', 'Which colour?', HUES, 'teal'),
  ],
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
  hue: 'colour of a topic',
} as const;
