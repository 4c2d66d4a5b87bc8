import {createContext, useContext} from 'react';
import type {Client} from '../../../data/clients/schema';
import type {ProjectCard} from '../../../data/projects/types';

/** What every component of a story can read: its client, and the client's portfolio project. */
export interface Story {
  client: Client;
  project: ProjectCard | null;
}

export const StoryContext = createContext<Story | null>(null);

/** The story that a component is part of; throws outside of one. */
export function useStory(): Story {
  const story = useContext(StoryContext);
  if (story === null) {
    throw new Error('This component belongs in a client story: src/data/clients/stories.');
  }
  return story;
}
