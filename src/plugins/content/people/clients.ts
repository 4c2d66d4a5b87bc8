import * as z from 'zod';
import {CLIENT_SERVICES} from '../../../data/clients/taxonomy';
import fs from 'node:fs';
import path from 'node:path';
import {STORY_COMPONENTS} from '../../../data/clients/components';
import {type Client, clientSchema} from '../../../data/clients/schema';
import type {ClientCard} from '../../../data/clients/types';
import {STORIES_PATH, storyPath} from '../../../config/paths';
import {type Entry, problemAt} from '../../lib/contentFolder';
import {type Generated, textOf} from '../../lib/generated';
import type {Problem} from '../../lib/problems';
import {type Collection, itemsOf, readCollection} from '../collection';
import type {Page} from '../routes';
import {toAdvisorCard} from './advisors';
import {sharedMarks, strayStories} from './checks';
import {advisorsOf, recipeCards, projectCards, writtenFirst} from './read';
export const STORIES_DIR = 'src/data/clients/stories';

/** The file of a client's story. */
const storyFile = (id: string): string => `${STORIES_DIR}/${id}.mdx`;

const storyProblems = (siteDir: string, entry: Entry<Client>): Problem[] =>
  entry.item.story === undefined || fs.existsSync(path.join(siteDir, storyFile(entry.item.id)))
    ? []
    : [
        problemAt(entry, ['story'], {
          problem: `needs the file ${storyFile(entry.item.id)}, which does not exist`,
          remedy:
            'Write that file, or remove "story": the client then shows "Case Study Under Construction".',
        }),
      ];

const toClientCard = ({id, sample, name, sector, services, logo, story}: Client): ClientCard => ({
  id,
  ...(sample === true && {sample}),
  name,
  sector,
  services,
  logo,
  ...(story !== undefined && {headline: story.heading}),
});

function pageOf(siteDir: string, client: Client, all: readonly Client[]): Page {
  const [advisor] = advisorsOf(siteDir).filter(({id}) => id === client.advisor);
  const [project = null] = projectCards(siteDir, ({clientStorySlug}) => clientStorySlug === client.id);
  return client.story === undefined
    ? {
        path: storyPath(client.id),
        component: '@site/src/features/people/clients/ClientStoryPage',
        props: {
          client,
          recipes: recipeCards(siteDir, client.recipes),
          advisor: advisor === undefined ? null : toAdvisorCard(advisor),
          written: all.filter(({story}) => story !== undefined).map(toClientCard),
        },
      }
    : {
        path: storyPath(client.id),
        component: '@site/src/features/people/stories/StoryPage',
        modules: {content: `@site/${storyFile(client.id)}`},
        props: {client, project},
      };
}

/** The clients: a gallery, and a page for each, which is its story where that is written. */
export const clients: Collection<Client> = {
  name: 'client',
  title: 'A client',
  plural: 'Client stories',
  files: 'src/data/clients/*.yaml',
  schema: () => clientSchema,
  unique: ['name'],
  problems: (entries, siteDir) => entries.flatMap((entry) => storyProblems(siteDir, entry)),
  check: (entries) => sharedMarks(entries.map(({item}) => item)),
  begin: {
    next: 'Fill it in, and draw its mark.',
    isName: true,
    asks: [
      {option: 'title', at: ['name'], question: 'What is it called?', suggested: (name) => name},
      {option: 'sector', at: ['sector'], question: 'Which sector?', suggested: () => 'ecom'},
      {
        option: 'services',
        at: ['services'],
        question: 'Which services?',
        suggested: () => CLIENT_SERVICES[0],
      },
    ],
  },
  path: ({id}) => storyPath(id),
  pages: () => [STORIES_PATH],
  sitemap: ['monthly', '0.7'],
  pageTitle: ({story}) => story && {at: ['story', 'title'], title: story.title},

  routes({siteDir}) {
    const all = itemsOf(siteDir, clients);
    const shown = all.filter(({gallery}) => gallery);
    return [
      {
        path: STORIES_PATH,
        component: '@site/src/features/people/clients/ClientGalleryPage',
        props: {clients: writtenFirst(shown, ({story}) => story !== undefined).map(toClientCard)},
      },
      ...all.map((client) => pageOf(siteDir, client, all)),
    ];
  },
};

const STORY = `<StoryHero figure="beside" />

<About heading="WRITE: who the client is">

WRITE: what the client does, and what its days were like before.

</About>

<Section eyebrow="Challenge" heading="WRITE: what was wrong">

WRITE: how it showed, and what had been tried.

</Section>

<Section eyebrow="Solution" ground="sunk" heading="WRITE: what was done">

WRITE: what was decided, what was decided against, and why. src/data/clients/stories/README.md shows the components.

</Section>

<Impact heading="WRITE: what the client can do now">

WRITE: what has changed, with its period, and what did not work.

</Impact>

<ClosingCall
  heading="WRITE: what a reader may want now"
  text="WRITE: what happens when they write to us."
  button="Get In Touch"
/>
`;

/** The client's file, made one with a story; `story` is the field as YAML. */
function clientWithStory(siteDir: string, id: string, story: string): Generated {
  const file = `src/data/clients/${id}.yaml`;
  const source = textOf(siteDir, file);
  if (source === '') {
    throw new Error(`There is no client ${id}: begin it with "npm run new client ${id}".`);
  }
  return new Map(/^story:/m.test(source) ? [] : [[file, `${source.trimEnd()}\n${story}`]]);
}

type Story = NonNullable<Client['story']> & {id: string};

/** The stories: the texts of clients whose files have `story:`. */
export const stories: Collection<Story> = {
  name: 'story',
  title: 'A client story',
  files: `${STORIES_DIR}/*.mdx`,
  components: STORY_COMPONENTS,
  begin: {
    next: 'Write it with src/data/clients/stories/README.md beside you; its heading is in the client’s file.',
    schema: z.strictObject({story: clientSchema.shape.story.unwrap()}),
    nameOf: (siteDir, id) => itemsOf(siteDir, clients).find((client) => client.id === id)?.name,
    asks: [
      {
        option: 'title',
        at: ['story', 'title'],
        question: 'What is the title for search engines?',
        suggested: (name) => `${name} client story`,
      },
    ],
    changes: clientWithStory,
    body: STORY,
  },
  check: (_entries, siteDir) => strayStories(siteDir),

  read(siteDir) {
    const {entries} = readCollection(siteDir, clients);
    const written = entries.flatMap(({item: {id, story}, ...entry}) =>
      story === undefined ? [] : [{...entry, item: {...story, id}}],
    );
    return {entries: written, problems: [], ids: new Set(written.map(({item}) => item.id))};
  },
};
