// Defects of what is built and shown.
export const PAGES = [
  {
    name: 'security: scripts may be inline',
    file: 'src/config/securityPolicy.ts',
    from: "'script-src': [\"'self'\", \"'wasm-unsafe-eval'\"],",
    to: "'script-src': [\"'self'\", \"'unsafe-inline'\", \"'wasm-unsafe-eval'\"],",
  },
  {
    name: 'pages: no social card is named',
    file: 'src/features/page/PageHead.tsx',
    from: ' image={cardPath(path)}',
    to: '',
  },
  {
    name: 'pages: the canonical address is missing',
    file: 'src/features/page/PageHead.tsx',
    from: '<meta property="og:type" content={type} />',
    to: '<meta property="og:type" content={type} />\n        <link rel="canonical" href="https://www.example.com/" />',
  },
  {
    name: 'structured data: another headline than the page has',
    file: 'src/features/page/structuredData.ts',
    from: 'headline: page.title,',
    to: 'headline: `${page.title}.`,',
  },
  {
    name: 'structured data: breadcrumbs that the page does not show',
    file: 'src/features/page/PageHead.tsx',
    from: 'breadcrumbList(site, crumbs)',
    to: 'breadcrumbList(site, crumbs.slice(1))',
  },
  {
    name: 'headings: a section begins two levels down',
    file: 'src/components/layout/Section.tsx',
    from: '<h2 className={styles.heading}>{heading}</h2>',
    to: '<h4 className={styles.heading}>{heading}</h4>',
  },
  {
    name: 'labels: buttons with an icon alone have no name',
    file: 'src/components/ui/IconButton.tsx',
    from: '<button type="button" className={clsx(styles.button, className)} aria-label={label} {...props}>',
    to: '<button type="button" className={clsx(styles.button, className)} {...props}>',
  },
  {
    name: 'ids: the menu button names a dialog that is not there',
    file: 'src/features/navigation/header/MobileMenu.tsx',
    from: 'aria-controls={ID}',
    to: 'aria-controls={`${ID}-1`}',
  },
  {
    name: 'sitemaps: hidden pages are listed',
    file: 'src/plugins/output/sitemap/index.ts',
    from: '!hidden && !main.has(page)',
    to: '!main.has(page)',
  },
  {
    name: 'focus: Escape in the header loses it',
    file: 'src/features/navigation/header/useDisclosure.ts',
    from: 'ref.current?.querySelector<HTMLButtonElement>(\'button[aria-expanded="true"]\')?.focus();',
    to: '',
    e2e: ['tests/e2e/behaviour/header.spec.ts --project=desktop -g keyboard'],
  },
  {
    name: 'overflow: every page is wider than a narrow window',
    file: 'src/css/custom.css',
    from: 'body {\n  font-size: var(--text-md);',
    to: 'body {\n  min-width: 30rem;\n  font-size: var(--text-md);',
    e2e: ['tests/e2e/sweep.spec.ts --project=desktop -g "core beliefs"'],
  },
  {
    name: 'targets: buttons with an icon alone are too small for a finger',
    file: 'src/components/ui/IconButton.module.css',
    from: '  height: var(--target);',
    to: '  height: 2rem;',
    e2e: ['tests/e2e/sweep.spec.ts --project=desktop -g "core beliefs"'],
  },
];
