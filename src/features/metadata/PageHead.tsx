import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {useSite} from '../../config/useSite';
import type {Crumb} from '../breadcrumbs/crumbs';
import {breadcrumbList, toJson, type StructuredData} from './structuredData';

export interface PageHeadProps {
  title: string;
  description: string;
  keywords: readonly string[];
  crumbs: readonly Crumb[];
  type?: 'website' | 'article';
  data?: readonly StructuredData[];
}

/** Everything a page says about itself in its head; Docusaurus adds the canonical address. */
export default function PageHead({
  title,
  description,
  keywords,
  crumbs,
  type = 'website',
  data = [],
}: PageHeadProps): ReactNode {
  const site = useSite();
  const all = crumbs.length > 0 ? [breadcrumbList(site, crumbs), ...data] : data;
  return (
    <>
      <PageMetadata title={title} description={description} keywords={[...keywords]} />
      <Head>
        <meta property="og:type" content={type} />
        <meta property="og:site_name" content={site.name} />
        {all.map(toJson).map((json) => (
          <script key={json} type="application/ld+json">
            {json}
          </script>
        ))}
      </Head>
    </>
  );
}
