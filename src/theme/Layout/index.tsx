import {createContext} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {PageMetadata} from '@docusaurus/theme-common';
import {
  ColorModeProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import type {Props} from '@theme/Layout';
import Navbar from '@theme/Navbar';
import SkipToContent, {CONTENT_ID} from '../SkipToContent';
import clsx from 'clsx';
import Optional from '../../components/layout/Optional';
import styles from './styles.module.css';

/** Whether header and footer are already rendered. */
export const Framed = createContext(false);

/**
 * Changes: no announcement bar, no providers for it, for versions of docs and for the theme's navbar, none of the theme's
 * class names, and a failing header or footer does not take the page down.
 */
export default function Layout({children, wrapperClassName, title, description}: Props) {
  return (
    <ColorModeProvider>
      <ScrollControllerProvider>
        <PluginHtmlClassNameProvider>
          <PageMetadata title={title} description={description} />
          <SkipToContent />
          <Optional>
            <Navbar />
          </Optional>
          <div id={CONTENT_ID} className={clsx('stack', styles.main, wrapperClassName)}>
            <Framed value={true}>
              <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
                {children}
              </ErrorBoundary>
            </Framed>
          </div>
          <Optional>
            <Footer />
          </Optional>
        </PluginHtmlClassNameProvider>
      </ScrollControllerProvider>
    </ColorModeProvider>
  );
}
