import type {ReactNode} from 'react';
import SampleBadge from '../../../components/ui/SampleBadge';
import Section from '../../../components/layout/Section';
import type {AdvisorProfile} from '../../../data/advisors/schema';
import texts from '../../../data/pages/advisor.yaml';
import styles from './Testimonials.module.css';

/** What clients say; an invented quote is marked "Sample". */
export default function Testimonials({
  testimonials,
}: {
  testimonials: AdvisorProfile['testimonials'];
}): ReactNode {
  return (
    <Section ground="sunk" heading={texts.headings.testimonials}>
      <div className={styles.quotes}>
        {testimonials.map(({quote, author, title, ...marked}) => (
          <figure key={quote}>
            <SampleBadge of={marked} />
            <blockquote>{quote}</blockquote>
            <figcaption>
              <strong>{author}</strong>
              <span>{title}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
