import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent} from '@docusaurus/types';
import type {Hub} from '../../data/hubs/schema';
import type {Recipe} from '../../data/recipes/schema';
import type {Profiles} from './profiles/read';

/** What each plugin's `loadContent` returns, by the plugin's name: Docusaurus passes it on without its type. */
interface Contents {
  recipes: readonly Recipe[];
  hubs: readonly Hub[];
  profiles: Profiles;
  'docusaurus-plugin-content-blog': BlogContent;
}

/** What a plugin has read, for the `allContentLoaded` of another; throws where there is no such plugin. */
export function loaded<Name extends keyof Contents>(allContent: AllContent, name: Name): Contents[Name] {
  const content = allContent[name]?.default;
  if (content === undefined) {
    throw new Error(`The plugin "${name}" has read nothing: is it in src/plugins/preset.ts?`);
  }
  return content as Contents[Name];
}
