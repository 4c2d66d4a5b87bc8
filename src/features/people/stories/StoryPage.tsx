import type {ComponentType} from 'react';
import {useSite} from '../../../config/useSite';
import {hueColour} from '../../../config/hues';
import Page from '../../../shell/page/Page';
import {article} from '../../../shell/page/structuredData';
import {storyPath} from '../../../config/paths';
import {storyComponents} from './components';
import {StoryContext, type Story} from './StoryHero';

interface StoryPageProps extends Story {
  /** Compiled from src/data/clients/stories. */
  content: ComponentType<{components: typeof storyComponents}>;
}

/** Head and structured data come from the client's YAML file, the page itself from the story's MDX. */
export default function StoryPage({content: Body, client, project}: StoryPageProps) {
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
      hasBack
      data={[
        article(site, {
          title: story?.heading ?? title,
          description,
          published: story?.published ?? '',
          path: storyPath(client.id),
        }),
      ]}
    >
      <div style={{'--hue': hueColour(client.logo.hue)}}>
        <StoryContext value={{client, project}}>
          <Body components={storyComponents} />
        </StoryContext>
      </div>
    </Page>
  );
}
