import type {ReactNode} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import TOCItems from '@theme/TOCItems';
import Icon from '../../../components/Icon';
import styles from './Contents.module.css';

interface ContentsProps {
  toc: readonly TOCItem[];
}

const LEVELS = {minHeadingLevel: 2, maxHeadingLevel: 2};

/** The article's headings beside it; the one being read is marked. */
export function SideContents({toc}: ContentsProps): ReactNode {
  return (
    <nav aria-labelledby="contents" className={styles.side}>
      <p id="contents" className={styles.label}>
        On this page
      </p>
      <TOCItems
        toc={toc}
        {...LEVELS}
        className={styles.list ?? ''}
        linkClassName={styles.link ?? ''}
        linkActiveClassName={styles.active ?? ''}
      />
    </nav>
  );
}

/** The same headings above the article, folded, where there is no room beside it. */
export function FoldedContents({toc}: ContentsProps): ReactNode {
  return (
    <details className={styles.folded}>
      <summary>
        On this page
        <Icon name="chevron" />
      </summary>
      <TOCItems toc={toc} {...LEVELS} className={styles.list ?? ''} linkClassName={styles.foldedLink ?? ''} />
    </details>
  );
}
