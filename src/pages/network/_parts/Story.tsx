import {Fragment, type ReactNode} from 'react';
import Linked from '../../../components/ui/Linked';
import texts from '../../../data/pages/our-story.yaml';
import styles from './About.module.css';

/** How the network came to be, and how it works. */
export default function Story(): ReactNode {
  return (
    <div className={styles.story}>
      {texts.chapters.map(({heading, paragraphs}) => (
        <Fragment key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Linked>{paragraph}</Linked>
            </p>
          ))}
        </Fragment>
      ))}
    </div>
  );
}
