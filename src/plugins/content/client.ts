import fs from 'node:fs';
import path from 'node:path';
import {STORIES_PATH, storyPath} from '../../config/paths';
import type {Client} from '../../data/clients/schema';
import type {ClientCard} from '../../data/clients/types';
import {cardOf} from '../../data/recipes/card';
import {pick} from '../../lib/record';
import type {Problem} from '../lib/problems';
import {problemAt} from '../lib/yamlFile';
import {defineKind, type Content, type Page} from './kind';
import {projectCards, toAdvisorCard, advisorsOf, writtenFirst} from './people';
import {recipesInOrder} from './recipes/read';

const STORIES_DIR = 'src/data/clients/stories';

/** The file of a client's story. */
const storyFile = (id: string): string => `${STORIES_DIR}/${id}.mdx`;

/** Stories that clients have and no file, and files that no client has. */
export function storyProblems(content: Content): Problem[] {
  const clients = content.entries('client');
  const read = content.read('client');
  return [
    ...clients
      .filter(
        ({id, item}) => item.story !== undefined && !fs.existsSync(path.join(content.siteDir, storyFile(id))),
      )
      .map((entry) =>
        problemAt(
          entry,
          ['story'],
          `needs the file ${storyFile(entry.id)}, which does not exist. Write that file, or remove "story": the client then shows "Case Study Under Construction".`,
        ),
      ),
    // One of a client that cannot be read may well be right.
    ...content
      .entries('story')
      .filter(({id}) => !clients.some((client) => client.id === id && client.item.story !== undefined))
      .filter(({id}) => !read.problems.some(({file}) => path.parse(file).name === id))
      .map(({file}) => ({
        file,
        problem:
          'belongs to no client with "story:" in its file. Rename it to the id of a client, or remove it.',
      })),
  ];
}

const LINES_ON_CARD = 3;

const toClientCard = ({story, ...client}: Client): ClientCard => ({
  ...pick(client, ['id', 'sample', 'name', 'sector', 'services', 'logo']),
  headline: story?.heading,
  hours: story?.hours,
  artefact: story?.artefact && {
    heading: story.artefact.heading,
    rows: story.artefact.rows.slice(0, LINES_ON_CARD).map(([name = '', cell = '']) => [name, cell] as const),
  },
});

function pageOf(content: Content, client: Client): Page {
  const [advisor] = advisorsOf(content).filter(({id}) => id === client.advisor);
  const [project = null] = projectCards(content, ({clientStorySlug}) => clientStorySlug === client.id);
  const page = {path: storyPath(client.id), section: 'stories'} as const;
  return client.story === undefined
    ? {
        ...page,
        kind: 'story under construction',
        component: '@site/src/features/people/clients/ClientStoryPage',
        props: {
          client,
          recipes: recipesInOrder(client.recipes, content.items('recipe')).map(cardOf),
          advisor: advisor === undefined ? null : toAdvisorCard(content)(advisor),
        },
      }
    : {
        ...page,
        kind: `story of ${client.name}`,
        title: {text: client.story.title, id: client.id, at: ['story', 'title']},
        component: '@site/src/features/people/stories/StoryPage',
        modules: {content: `@site/${storyFile(client.id)}`},
        props: {client, project},
      };
}

/** The clients: a gallery, and a page for each, which is its story where that is written. */
export const clients = defineKind({
  name: 'client',
  files: 'src/data/clients/*.yaml',

  routes(content) {
    const all = content.items('client');
    const shown = all.filter(({gallery}) => gallery);
    return [
      {
        path: STORIES_PATH,
        section: 'customers',
        kind: 'client stories',
        component: '@site/src/features/people/clients/ClientGalleryPage',
        props: {clients: writtenFirst(shown, ({story}) => story !== undefined).map(toClientCard)},
      },
      ...all.map((client) => pageOf(content, client)),
    ];
  },
});

/** The texts of the stories; what they are about is in the files of their clients. */
export const stories = defineKind({name: 'story', files: `${STORIES_DIR}/*.mdx`});
