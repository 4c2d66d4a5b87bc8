import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {readSite} from './src/config/site';

const site = readSite(process.env);

const config: Config = {
  title: site.name,
  tagline: 'Senior growth and fundraising advisors for e-commerce and venture-backed companies',
  url: site.url,
  baseUrl: site.baseUrl,
  favicon: 'img/favicon.svg',
  trailingSlash: false,
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  customFields: {site},
  future: {v4: true, faster: true},
  markdown: {
    // Recipe texts are data: no `:word:` in them may turn into an emoji.
    emoji: false,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  plugins: ['./src/plugins/recipes/index.ts', './src/plugins/hubs/index.ts'],
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: 'services/growth-recipes',
          sidebarPath: './sidebars.ts',
          breadcrumbs: false,
          onInlineTags: 'throw',
        },
        blog: false,
        sitemap: false,
        theme: {customCss: './src/css/custom.css'},
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    image: 'img/social-card.png',
    colorMode: {respectPrefersColorScheme: true},
    prism: {additionalLanguages: []},
  } satisfies Preset.ThemeConfig,
};

export default config;
