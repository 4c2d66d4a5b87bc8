import fs from 'node:fs';
import path from 'node:path';
import {STORY_COMPONENTS} from '../../../data/clients/components';
import {type Client, clientSchema} from '../../../data/clients/schema';
import type {ClientCard} from '../../../data/clients/types';
import {STORIES_PATH, storyPath} from '../../../config/paths';
import {type Entry, problemAt} from '../../lib/contentFolder';
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
  files: 'src/data/clients/*.yaml',
  schema: () => clientSchema,
  unique: ['name'],
  problems: (entries, siteDir) => entries.flatMap((entry) => storyProblems(siteDir, entry)),
  check: (entries) => sharedMarks(entries.map(({item}) => item)),
  path: ({id}) => storyPath(id),
  pages: () => [STORIES_PATH],
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

type Story = NonNullable<Client['story']> & {id: string};

/** The stories: the texts of clients whose files have `story:`. */
export const stories: Collection<Story> = {
  name: 'story',
  title: 'A client story',
  files: `${STORIES_DIR}/*.mdx`,
  components: STORY_COMPONENTS,
  check: (_entries, siteDir) => strayStories(siteDir),

  read(siteDir) {
    const {entries} = readCollection(siteDir, clients);
    const written = entries.flatMap(({item: {id, story}, ...entry}) =>
      story === undefined ? [] : [{...entry, item: {...story, id}}],
    );
    return {entries: written, problems: [], ids: new Set(written.map(({item}) => item.id))};
  },
};
