import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Stamp} from '../../data/recipes/stamp';
import styles from './StampMark.module.css';

/** How wide each drawing in static/img/stamps is, at the same height. */
const WIDTH = {Holds: 84, Mixed: 82, Untested: 124} as const satisfies Record<Stamp, number>;
const HEIGHT = 34;

/**
 * What is publicly known of a recipe, printed over the edge of its card. A picture, not a drawing in the
 * page: the drawer has fifty, each of which was five parts to lay out.
 */
export default function StampMark({stamp}: {stamp: Stamp}) {
  return (
    <img
      className={styles.stamp}
      src={useBaseUrl(`/img/stamps/${stamp.toLowerCase()}.svg`)}
      alt={stamp}
      width={WIDTH[stamp]}
      height={HEIGHT}
    />
  );
}
