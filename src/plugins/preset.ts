import authoring from './authoring';
import clientBundle from './client/bundle';
import bundleCache from './client/bundle-cache';
import deferredHydration from './client/deferred-hydration';
import fonts from './client/fonts';
import routeStyles from './client/route-styles';
import staleTab from './client/stale-tab';
import calculators from './content/calculators';
import catalogue from './content/catalogue';
import hubs from './content/hubs';
import pages from './content/pages';
import plans from './content/plans';
import positions from './content/positions';
import profiles from './content/profiles';
import recipes from './content/recipes';
import siteSettings from './content/site';
import starters from './content/starters';
import taxonomies from './content/taxonomies';
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
      siteSettings,
      taxonomies,
      pages,
      recipes,
      plans,
      starters,
      catalogue,
      profiles,
      hubs,
      positions,
      calculators,
      fonts,
      routeStyles,
      clientBundle,
      bundleCache,
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
