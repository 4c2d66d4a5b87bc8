import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheKey} from './cacheKey';
import {dropUnlessSealed, seal} from './seal';

/**
 * Lets a build go on from what the one before has compiled (Docusaurus' `rspackPersistentCache`). Docusaurus only asks
 * whether its config file has changed, so this plugin removes what was made from anything else.
 */
export default function bundleCachePlugin({siteDir, siteConfig}: LoadContext): Plugin {
  const {rspackPersistentCache: keeps} = siteConfig.future.faster;
  const key = keeps ? cacheKey(siteDir, siteConfig) : undefined;
  if (key !== undefined) {
    dropUnlessSealed(siteDir, key);
  }
  return {
    name: 'bundle-cache',
    postBuild() {
      if (key !== undefined) {
        seal(siteDir, key);
      }
    },
  };
}
