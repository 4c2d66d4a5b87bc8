import authoring from './authoring';
import editor from './authoring/editor';
import clientBundle from './client/bundle';
import deferredHydration from './client/deferred-hydration';
import routeStyles from './client/route-styles';
import staleTab from './client/stale-tab';
import content from './content';
import pages from './content/pages';
import siteSettings from './content/site';
import discovery from './output/discovery';
import searchIndex from './output/search-index';
import securityHeaders from './output/security-headers';
import sheets from './output/sheets';
import sitemap from './output/sitemap';
import socialCards from './output/social-cards';

/** The site's own plugins that take no options: in one preset, so that what they share is loaded once. */
export default function sitePreset(): {plugins: unknown[]} {
  return {
    plugins: [
      // First, so that one report has every mistake in content.
      authoring,
      editor,
      siteSettings,
      content,
      pages,
      routeStyles,
      clientBundle,
      sheets,
      sitemap,
      searchIndex,
      staleTab,
      deferredHydration,
      socialCards,
      discovery,
      securityHeaders,
    ],
  };
}
