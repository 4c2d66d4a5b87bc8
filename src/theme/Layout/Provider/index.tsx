import {
  ColorModeProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Layout/Provider';

/** Change: no providers for announcements, docs versions and the theme's navbar. */
export default function LayoutProvider({children}: Props) {
  return (
    <ColorModeProvider>
      <ScrollControllerProvider>
        <PluginHtmlClassNameProvider>{children}</PluginHtmlClassNameProvider>
      </ScrollControllerProvider>
    </ColorModeProvider>
  );
}
