import type {ReactNode} from 'react';
import Section from '../../components/layout/Section';
import {principles} from './galleryTexts';
import styles from './Principles.module.css';

/** Five working principles on a rising line: three, then two. */
export default function Principles(): ReactNode {
  return (
    <Section eyebrow="How we work with clients" heading="Five habits you will notice by week two">
      <ol className={styles.list}>
        {principles.map(({title, text}, index) => (
          <li key={title}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
