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
  /** Its name in the trail, where the address does not give a good one. */
  crumb?: string;
  /** When the page has something to show that is not in its HTML: it then hydrates on load (config/hydration.ts). */
  restores?: readonly string[];
}

export default function Page({children, crumb, restores, findable = true, ...head}: PageProps) {
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
