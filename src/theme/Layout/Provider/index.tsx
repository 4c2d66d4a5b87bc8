import type {ReactNode} from 'react';
import {
  ColorModeProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Layout/Provider';

/** What every page's parts share. Change: nothing for announcements, versions of docs and the theme's own navbar. */
export default function LayoutProvider({children}: Props): ReactNode {
  return (
    <ColorModeProvider>
      <ScrollControllerProvider>
        <PluginHtmlClassNameProvider>{children}</PluginHtmlClassNameProvider>
      </ScrollControllerProvider>
    </ColorModeProvider>
  );
}
