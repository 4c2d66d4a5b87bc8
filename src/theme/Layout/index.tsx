import {createContext} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {PageMetadata} from '@docusaurus/theme-common';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import type {Props} from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent, {CONTENT_ID} from '../SkipToContent';
import clsx from 'clsx';
import Optional from '../../components/layout/Optional';
import styles from './styles.module.css';

/** Whether header and footer are already rendered. */
export const Framed = createContext(false);

/**
 * Changes: no announcement bar, none of the theme's class names, and a failing header or footer does not take the page
 * down.
 */
export default function Layout({children, noFooter, wrapperClassName, title, description}: Props) {
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <SkipToContent />
      <Optional>
        <Navbar />
      </Optional>
      <div id={CONTENT_ID} className={clsx(styles.main, wrapperClassName)}>
        <Framed value={true}>
          <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>{children}</ErrorBoundary>
        </Framed>
      </div>
      {noFooter !== true && (
        <Optional>
          <Footer />
        </Optional>
      )}
    </LayoutProvider>
  );
}
