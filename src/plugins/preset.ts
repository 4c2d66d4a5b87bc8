import type {LoadContext} from '@docusaurus/types';
import {assertBundles} from './lib/projectPath';
import writing from './writing';
import clientBundle from './client/bundle';
import deferredHydration from './client/deferred-hydration';
import routeStyles from './client/route-styles';
import staleTab from './client/stale-tab';
import content from './content/plugin';
import outputs from './outputs';

/** The site's own plugins that take no options: in one preset, so that what they share is loaded once. */
export default function sitePreset({siteDir}: LoadContext): {plugins: unknown[]} {
  assertBundles(siteDir);
  return {
    plugins: [
      // First, so that one report has every mistake in content.
      writing,
      content,
      routeStyles,
      clientBundle,
      staleTab,
      deferredHydration,
      outputs,
    ],
  };
}
