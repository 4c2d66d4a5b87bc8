import type {ReactNode} from 'react';
import {PluginHtmlClassNameProvider, ScrollControllerProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Layout/Provider';

/**
 * What every page's parts share. Change: nothing for announcements, versions of docs and the theme's own navbar; and the
 * colours are the footer's alone, because a context that changes as the page starts would hydrate all that waits.
 */
export default function LayoutProvider({children}: Props): ReactNode {
  return (
    <ScrollControllerProvider>
      <PluginHtmlClassNameProvider>{children}</PluginHtmlClassNameProvider>
    </ScrollControllerProvider>
  );
}
