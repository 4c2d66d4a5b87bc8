import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Icon from '../../components/Icon';
import styles from './RotatingHeadline.module.css';
import {useRotation} from './useRotation';

const WORDS = ['Growth', 'Funding'] as const;

/** The home page's headline: read once as a whole, shown with one word after the other in the same place. */
function RotatingHeadline({index}: {index: number}): ReactNode {
  return (
    <>
      <span className="srOnly">Your embedded Growth Team and Funding Team</span>
      <span aria-hidden="true">
        Your embedded{' '}
        <span className={styles.words}>
          {WORDS.map((word, position) => (
            <span key={word} className={styles.phrase} data-on={position === index || undefined}>
              <span className={styles.word}>{word}</span> Team
            </span>
          ))}
        </span>
      </span>
    </>
  );
}

/** The headline's state, and the button that pauses it; the button comes with script and keeps its place before. */
export function useRotatingHeadline(): {headline: ReactNode; pause: ReactNode} {
  const {index, paused, toggle} = useRotation(WORDS.length);
  const live = useIsBrowser();
  return {
    headline: <RotatingHeadline index={index} />,
    pause: (
      <button type="button" className={styles.pause} data-live={live || undefined} onClick={toggle}>
        <Icon name={paused ? 'play' : 'pause'} size={0.9} />
        {paused ? 'Play headline' : 'Pause headline'}
      </button>
    ),
  };
}
