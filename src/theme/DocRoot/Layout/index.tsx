import type {ReactNode} from 'react';
import type {Props} from '@theme/DocRoot/Layout';

/** Recipe pages have no sidebar: fifty links in view cost a phone more than they give (the list page is the index). */
export default function DocRootLayout({children}: Props): ReactNode {
  return children;
}
