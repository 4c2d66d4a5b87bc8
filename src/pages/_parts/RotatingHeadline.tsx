import clsx from 'clsx';
import Icon from '../../components/ui/Icon';
import styles from './RotatingHeadline.module.css';

/**
 * The home page's headline: read once as a whole, shown with another word in the same place every two seconds. CSS turns
 * it, so it turns before any script runs, and stops under reduced motion.
 */
export default function RotatingHeadline() {
  return (
    <div className={styles.headline}>
      <h1>
        <span className="srOnly">Your embedded Growth Team and Funding Team</span>
        <span aria-hidden="true">
          <span className="block">Your embedded</span>
          <span className={styles.words}>
            {['Growth', 'Funding'].map((word) => (
              <span key={word} className={styles.word}>
                {word}
              </span>
            ))}
          </span>{' '}
          <span className={styles.after}>Team</span>
        </span>
      </h1>
      {/* Stops it (WCAG 2.2.2) and lets it go on; a tick that CSS reads, so no script is needed. */}
      <label className={clsx('screenOnly touch centred ring relative', styles.pause)} data-native>
        <input type="checkbox" className={styles.tick} aria-label="Pause headline" />
        <span className={styles.whileTurning}>
          <Icon name="pause" size={0.9} />
        </span>
        <span className={styles.whilePaused}>
          <Icon name="play" size={0.9} />
        </span>
      </label>
    </div>
  );
}
