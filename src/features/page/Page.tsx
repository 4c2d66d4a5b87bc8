import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import BreadcrumbBar from '../navigation/breadcrumbs/BreadcrumbBar';
import {crumbsFor} from '../navigation/breadcrumbs/crumbs';
import {usePagePath} from '../navigation/breadcrumbs/usePagePath';
import HydrateOnLoad from './HydrateOnLoad';
import PageHead, {type PageHeadProps} from './PageHead';

interface PageProps extends Omit<PageHeadProps, 'crumbs'> {
  children: ReactNode;
  /** The page's own name in the trail, where its address does not say it well. */
  crumb?: string;
  /** A page that is used more than read is live as soon as it has loaded. */
  tool?: boolean;
}

/** Head, breadcrumbs and main of a page, for routes that already have a layout. */
export function PageContent({children, crumb, tool = false, ...head}: PageProps): ReactNode {
  const crumbs = crumbsFor(usePagePath(), crumb);
  return (
    <>
      <PageHead crumbs={crumbs} {...head} />
      {tool && <HydrateOnLoad />}
      <BreadcrumbBar crumbs={crumbs} />
      <main data-pagefind-body="">{children}</main>
    </>
  );
}

/** The frame of every page of ours: head, header, breadcrumbs, main, footer. */
export default function Page(props: PageProps): ReactNode {
  return (
    <Layout>
      <PageContent {...props} />
    </Layout>
  );
}
