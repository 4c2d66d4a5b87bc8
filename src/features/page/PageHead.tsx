import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {CARD_SIZE, cardPath} from '../../config/cards';
import {useSite} from '../../config/useSite';
import type {Crumb} from '../navigation/breadcrumbs/crumbs';
import {usePagePath} from '../navigation/breadcrumbs/usePagePath';
import {absolute, breadcrumbList, toJson, type StructuredData} from './structuredData';

export interface PageHeadProps {
  title: string;
  description: string;
  keywords: readonly string[];
  crumbs: readonly Crumb[];
  type?: 'website' | 'article';
  /** Address of the page's text as Markdown, where it has one. */
  markdown?: string;
  data?: readonly StructuredData[];
}

/** Everything a page says about itself in its head; Docusaurus adds the canonical address. */
export default function PageHead({
  title,
  description,
  keywords,
  crumbs,
  type = 'website',
  markdown,
  data = [],
}: PageHeadProps): ReactNode {
  const site = useSite();
  const card = cardPath(usePagePath());
  const all = crumbs.length > 0 ? [breadcrumbList(site, crumbs), ...data] : data;
  return (
    <>
      <PageMetadata title={title} description={description} keywords={[...keywords]} image={card} />
      <Head>
        <meta property="og:type" content={type} />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:image:width" content={String(CARD_SIZE.width)} />
        <meta property="og:image:height" content={String(CARD_SIZE.height)} />
        <meta property="og:image:alt" content={title} />
        {markdown !== undefined && (
          <link rel="alternate" type="text/markdown" href={absolute(site, markdown)} />
        )}
        {all.map(toJson).map((json) => (
          <script key={json} type="application/ld+json">
            {json}
          </script>
        ))}
      </Head>
    </>
  );
}
