import {createContext, useContext} from 'react';
import type {Client} from '../../../data/clients/schema';
import type {ProjectCard} from '../../../data/projects/types';

export interface Story {
  client: Client;
  project: ProjectCard | null;
}

export const StoryContext = createContext<Story | null>(null);

/** Throws outside a story. */
export function useStory(): Story {
  const story = useContext(StoryContext);
  if (story === null) {
    throw new Error('This component belongs in a client story: src/data/clients/stories.');
  }
  return story;
}
