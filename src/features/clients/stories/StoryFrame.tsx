import type {ReactNode} from 'react';
import {useSite} from '../../../config/useSite';
import type {Client} from '../../../data/clients/schema';
import type {ProjectCard} from '../../../data/projects/types';
import Page from '../../page/Page';
import {article} from '../../page/structuredData';
import {storyPath} from '../paths';

/** What a dedicated story is given: its client, and the portfolio project that belongs to it. */
export interface StoryProps {
  client: Client;
  project: ProjectCard | null;
}

/** Head, trail and article data of a dedicated story; the page inside is laid out by each story itself. */
export default function StoryFrame({client, children}: {client: Client; children: ReactNode}): ReactNode {
  const site = useSite();
  const {story} = client;
  const title = story?.title ?? client.name;
  const description = story?.description ?? '';
  return (
    <Page
      title={title}
      description={description}
      keywords={story?.keywords ?? []}
      crumb={client.name}
      type="article"
      data={[
        article(site, {
          title: story?.heading ?? title,
          description,
          published: story?.published ?? '',
          path: storyPath(client.id),
        }),
      ]}
    >
      {children}
    </Page>
  );
}
