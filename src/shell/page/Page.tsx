import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import Layout from '@theme/Layout';
import {CrumbsContext} from '../breadcrumbs/BreadcrumbBar';
import {crumbsFor} from '../breadcrumbs/crumbs';
import {usePagePath} from '../breadcrumbs/usePagePath';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Question} from '../../components/ui/Faq';
import {CARD_SIZE, cardPath} from '../../config/cards';
import {markdownPath} from '../../config/paths';
import {useSite} from '../../config/useSite';
import {absolute, breadcrumbList, faqPage, toJson, type StructuredData, webPage} from './structuredData';

interface PageProps {
  children: ReactNode;
  title: string;
  description: string;
  keywords: readonly string[];
  /** Its name in the trail, where the address does not give a good one. */
  crumb?: string;
  type?: 'website' | 'article';
  /** Whether it has a link back, which says on a phone what the trail would. */
  hasBack?: boolean;
  /** False: noindex, not in the site's search, and no Markdown copy. */
  findable?: boolean;
  /** A plain WebPage by default. */
  data?: readonly StructuredData[];
  /** Questions that it answers; it is their page where it has no `data`. */
  questions?: readonly Question[] | undefined;
  /** Path of the page that search engines should list instead. */
  canonical?: string;
  /** Day of the last change, as `2026-11-25`, unless `data` has it. */
  modified?: string | undefined;
}

export default function Page({
  children,
  title,
  description,
  keywords,
  crumb,
  type = 'website',
  hasBack = false,
  findable = true,
  data,
  questions,
  canonical,
  modified,
}: PageProps) {
  const site = useSite();
  const path = usePagePath();
  const crumbs = crumbsFor(path, crumb);
  const own = data ?? (questions ? [] : [webPage(site, {title, description, path, modified})]);
  const all = crumbs.length > 0 ? [breadcrumbList(site, crumbs), ...own] : own;
  return (
    <Layout>
      <PageMetadata title={title} description={description} keywords={[...keywords]} image={cardPath(path)} />
      <Head>
        <link rel="canonical" href={absolute(site, canonical ?? path)} />
        <meta property="og:type" content={type} />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:image:width" content={String(CARD_SIZE.width)} />
        <meta property="og:image:height" content={String(CARD_SIZE.height)} />
        <meta property="og:image:alt" content={title} />
        {findable ? (
          <link rel="alternate" type="text/markdown" href={absolute(site, markdownPath(path))} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        {all.map(toJson).map((json) => (
          <script key={json} type="application/ld+json">
            {json}
          </script>
        ))}
      </Head>
      <CrumbsContext value={{crumbs, hasBack}}>
        <DocBreadcrumbs />
      </CrumbsContext>
      <main data-pagefind-body={findable ? '' : undefined}>
        {children}
        {/* Near its words, which compression then takes from there. */}
        {questions && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{__html: toJson(faqPage(questions))}} />
        )}
      </main>
    </Layout>
  );
}
