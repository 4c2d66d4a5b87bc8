import type {ReactNode, RefObject} from 'react';
import {ButtonLink} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import {counted} from '../../../lib/counted';
import texts from '../../../data/pages/growth-plan.yaml';
import {LIST_PATH} from '../../../config/paths';
import styles from './StartEmpty.module.css';

interface StartEmptyProps {
  /** Takes the focus when the last recipe has been removed. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Recipes of the address that are not in the library. */
  unknown: number;
  /** The finder. */
  children: ReactNode;
}

const {empty} = texts;

/** No plan yet: five questions, or the library. */
export default function StartEmpty({heading, unknown, children}: StartEmptyProps): ReactNode {
  return (
    <>
      {/* A link with a plan says so before any script runs, in place of what is for visitors without one. */}
      <p className={styles.coming}>{empty.coming}</p>
      <section className={styles.start} aria-labelledby="start">
        <div className={styles.finder}>
          <h2 ref={heading} id="start" tabIndex={-1} className={styles.heading}>
            {empty.heading}
          </h2>
          {unknown > 0 && (
            <p role="status" className={styles.note}>
              {`The plan names ${counted(unknown, 'recipe')} that the library has no plan for, so there is nothing to plan yet.`}
            </p>
          )}
          <noscript>
            <p className={styles.note}>{empty.noScript}</p>
          </noscript>
          {children}
        </div>
        <aside className={styles.ways} aria-labelledby="ways">
          <h2 id="ways" className={styles.small}>
            {empty.known.heading}
          </h2>
          <p>{empty.known.text}</p>
          <ButtonLink small to={LIST_PATH}>
            {empty.known.button} <Icon name="arrow" />
          </ButtonLink>
        </aside>
      </section>
    </>
  );
}
