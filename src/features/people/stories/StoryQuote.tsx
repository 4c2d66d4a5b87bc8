import type {ReactNode} from 'react';
import Section from '../../../components/layout/Section';
import styles from './StoryQuote.module.css';

interface StoryQuoteProps {
  text: string;
  /** Name and role of the person who said it. */
  by: string;
  /** Whether the quote is a sample, which the page then says. */
  sample?: boolean;
}

/** A quote from a person at the client. */
export default function StoryQuote({text, by, sample = false}: StoryQuoteProps): ReactNode {
  return (
    <Section>
      <figure className={styles.quote}>
        <blockquote>{text}</blockquote>
        <figcaption>{sample ? `${by} (sample quote)` : by}</figcaption>
      </figure>
    </Section>
  );
}
