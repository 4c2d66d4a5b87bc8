import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {LANGUAGE} from './src/config/site';
import {readSite} from './src/plugins/content/site/read';
import {shownFields} from './src/plugins/content/shownFields';
import {MARKDOWN} from './src/plugins/content/texts/chain';
import {fillInCalculators, keepFiguresPlugin, nameTables} from './src/plugins/lib/mdx/remark';
import {pageTemplate} from './src/plugins/client/deferred-hydration/template';

const site = readSite(process.env);

const recipePages: DocsOptions = {
  routeBasePath: 'services/growth-recipes',
  sidebarPath: './sidebars.ts',
  breadcrumbs: false,
  admonitions: false,
  onInlineTags: 'throw',
  remarkPlugins: [keepFiguresPlugin, fillInCalculators, nameTables],
};

const config: Config = {
  title: site.name,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  favicon: 'img/favicon.svg',
  // A script in the home page for a site that was deployed under another path; the tests of deploying see to that.
  baseUrlIssueBanner: false,
  trailingSlash: false,
  ssrTemplate: pageTemplate(),
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  // The name of the locale is that of its messages and of its rules for words.
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {htmlLang: LANGUAGE, translate: false}}},
  customFields: {site},
  // Version 4's flags bring the faster tools. Their cache on disk is keyed on this file alone, and would keep pages made
  // from other content or settings.
  future: {v4: true, faster: {rspackPersistentCache: false}},
  markdown: {
    ...MARKDOWN,
    parseFrontMatter: shownFields,
    // Without the class by which GitHub hides the heading of footnotes: here it is shown (ArticlePage.module.css).
    remarkRehypeOptions: {footnoteLabelProperties: {}},
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  clientModules: [
    './src/shell/page/unsupported.ts',
    './src/shell/consent/tagManagerGate.ts',
    './src/shell/navigation/pageTitle.ts',
    './src/shell/navigation/routeProgress.ts',
    './src/shell/navigation/scrollPosition.ts',
    './src/shell/navigation/canonicalAddress.ts',
    './src/shell/page/translation.ts',
  ],
  plugins: [
    ['./src/plugins/content/recipes/docs.ts', recipePages],
    ['./src/plugins/content/journal/index.ts', {feedOptions: {title: `${site.name}: Journal`}}],
  ],
  presets: [
    './src/plugins/preset.ts',
    [
      'classic',
      {
        docs: false,
        blog: false,
        sitemap: false,
        theme: {customCss: './src/css/custom.css'},
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    image: 'img/cards/index.png',
    colorMode: {respectPrefersColorScheme: true},
    // No page highlights code: without this, every page would carry a theme's colours for it.
    prism: {theme: {plain: {}, styles: []}, additionalLanguages: [], magicComments: []},
  } satisfies Preset.ThemeConfig,
};

export default config;
