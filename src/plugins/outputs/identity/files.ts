import type {HtmlTagObject} from '@docusaurus/types';
import {ADVISORS_PATH} from '../../../config/paths';
import {LANGUAGE, type Site} from '../../../config/site';
import {routeOf} from '../../lib/address';
import {paperOf} from '../../lib/brand';

const tag = (tagName: string, attributes: HtmlTagObject['attributes']): HtmlTagObject => ({
  tagName,
  attributes,
});

/** What the head of every page says of the site: manifest, icon for a home screen, colours of the browser's bars. */
export function identityTags(siteDir: string, baseUrl: string): HtmlTagObject[] {
  const {light, dark} = paperOf(siteDir);
  const media = (scheme: string) => `(prefers-color-scheme: ${scheme})`;
  return [
    tag('link', {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}),
    tag('link', {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}),
    tag('meta', {name: 'theme-color', media: media('light'), content: light}),
    tag('meta', {name: 'theme-color', media: media('dark'), content: dark}),
  ];
}

/** The web app manifest: what a home screen shows of the site. */
const manifest = ({name, shortName, tagline}: Site, paper: string): string =>
  `${JSON.stringify(
    {
      name,
      short_name: shortName,
      description: `${tagline}.`,
      lang: LANGUAGE,
      id: './',
      start_url: './',
      scope: './',
      display: 'minimal-ui',
      background_color: paper,
      theme_color: paper,
      icons: [
        {src: 'img/favicon.svg', type: 'image/svg+xml', sizes: 'any'},
        {src: 'img/icon-192.png', type: 'image/png', sizes: '192x192'},
        {src: 'img/icon-512.png', type: 'image/png', sizes: '512x512'},
        {src: 'img/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable'},
      ],
    },
    undefined,
    2,
  )}\n`;

/** humans.txt: who made the site, and with what. */
const humans = ({name, tagline, url, baseUrl}: Site): string => `/* TEAM */
${name}
${tagline}.
Names and roles: ${url}${routeOf(baseUrl, ADVISORS_PATH)}
Write to us: ${url}${baseUrl}contact

/* SITE */
Language: English
Standards: HTML, CSS, SVG, WCAG 2.2 AA
Built with: Docusaurus, React, TypeScript, MDX
Recipes and articles as plain Markdown: ${url}${baseUrl}llms.txt
`;

/** What follows from the site's settings and the brand: manifest and humans.txt. */
export const identityFiles = (siteDir: string, site: Site): Record<string, string> => ({
  'manifest.webmanifest': manifest(site, paperOf(siteDir).light),
  'humans.txt': humans(site),
});
