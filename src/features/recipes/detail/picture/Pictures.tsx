import type {Picture} from '../../../../data/recipes/picture';
import {PictureOf} from './kinds';
import styles from './Pictures.module.css';

/** The drawing of a recipe; text throughout, so that it says the same to everyone. */
export default function Pictures({picture}: {picture: Picture}) {
  return (
    <figure className={styles.figure}>
      <figcaption className="below12 strong">{picture.title}</figcaption>
      <PictureOf picture={picture} />
    </figure>
  );
}
