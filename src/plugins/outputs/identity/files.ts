import type {Site} from '../../../config/site';
import {ADVISORS_PATH} from '../../../config/paths';

/** The web app manifest: what a home screen shows of the site. */
export const manifest = ({name, shortName, tagline}: Site, paper: string): string =>
  `${JSON.stringify(
    {
      name,
      short_name: shortName,
      description: `${tagline}.`,
      lang: 'en-GB',
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
export const humans = ({name}: Site): string => `/* TEAM */
${name}
Senior growth and fundraising advisors, who write the recipes and the journal as well.
Names and roles: ${ADVISORS_PATH}
Write to us: /contact

/* SITE */
Language: English
Standards: HTML, CSS, SVG, WCAG 2.2 AA
Built with: Docusaurus, React, TypeScript, MDX
Type: Fraunces by Undercase Type, Instrument Sans by Instrument (both SIL Open Font License)
Recipes and articles as plain Markdown: /llms.txt
`;
