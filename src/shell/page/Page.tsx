import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import Layout from '@theme/Layout';
import {CrumbsContext} from '../breadcrumbs/BreadcrumbBar';
import {crumbsFor} from '../breadcrumbs/crumbs';
import {usePagePath} from '../breadcrumbs/usePagePath';
import HydrateOnLoad from './HydrateOnLoad';
import PageHead, {type PageHeadProps} from './PageHead';

interface PageProps extends Omit<PageHeadProps, 'crumbs'> {
  children: ReactNode;
  /** The page's own name in the trail, where its address does not say it well. */
  crumb?: string;
  /** Where the page has something to show that its HTML has not: it is live as soon as it has loaded (config/hydration.ts). */
  restores?: readonly string[];
}

/** The frame of every page: head, header, breadcrumbs, main, footer. */
export default function Page({children, crumb, restores, findable = true, ...head}: PageProps): ReactNode {
  const crumbs = crumbsFor(usePagePath(), crumb);
  return (
    <Layout>
      <PageHead crumbs={crumbs} findable={findable} {...head} />
      {restores && <HydrateOnLoad where={restores} />}
      <CrumbsContext value={crumbs}>
        <DocBreadcrumbs />
      </CrumbsContext>
      <main data-pagefind-body={findable ? '' : undefined}>{children}</main>
    </Layout>
  );
}
