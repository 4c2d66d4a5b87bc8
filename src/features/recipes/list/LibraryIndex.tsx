import type {ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Width} from '../../../components/layout/Section';
import Glyph from '../../../components/ui/Glyph';
import {STAGE_MEANING, STAGES} from '../../../data/recipes/taxonomy';
import {useFollow} from '../../../shell/url-state/follow';
import {recipePath} from '../../../config/paths';
import styles from './LibraryIndex.module.css';
import type {IndexEntry} from './library';
/** The id of the heading, for links from above. */
export const LIBRARY_ID = 'library';

/** A link that costs little, since there is one for every recipe, and the address changes as the list is filtered. */
function PlainLink({path, children}: {path: string; children: ReactNode}): ReactNode {
  const href = useBaseUrlUtils().withBaseUrl(path);
  useBrokenLinks().collectLink(href);
  return (
    // A plain link, as said above.
    <a href={href} onClick={useFollow()}>
      {children}
    </a>
  );
}

/** Every recipe as a link, grouped by stage: complete without script, folded so that it never is in the way. */
export default function LibraryIndex({recipes}: {recipes: readonly IndexEntry[]}): ReactNode {
  return (
    <Width className={styles.index}>
      <h2 id={LIBRARY_ID} className={styles.heading}>
        The whole library, by buying-cycle stage
      </h2>
      {STAGES.map((stage) => {
        const members = recipes.filter(({buyingCycle}) => buyingCycle === stage);
        return (
          <details key={stage} className={styles.stage}>
            <summary>
              <Glyph of={stage} />
              <span className={styles.name}>{stage}</span>
              <span className={styles.meaning}>{STAGE_MEANING[stage]}</span>
              <span className={styles.count}>{members.length}</span>
            </summary>
            <ul className={styles.links}>
              {members.map(({id, name}) => (
                <li key={id}>
                  <PlainLink path={recipePath(id)}>{name}</PlainLink>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </Width>
  );
}
