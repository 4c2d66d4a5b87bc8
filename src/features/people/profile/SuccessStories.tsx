import type {ReactNode} from 'react';
import Section from '../../../components/layout/Section';
import type {AdvisorProfile} from '../../../data/advisors/schema';
import texts from '../../../data/pages/advisor.yaml';
import styles from './SuccessStories.module.css';

/** What was wrong, what was done, what came of it: one row for each company. */
export default function SuccessStories({stories}: {stories: AdvisorProfile['successStories']}): ReactNode {
  return (
    <Section heading={texts.headings.stories}>
      <div className={styles.stories}>
        {stories.map(({company, challenge, solution, result}) => (
          <article key={company} className={styles.story}>
            <h3>{company}</h3>
            <dl>
              <div>
                <dt>Challenge</dt>
                <dd>{challenge}</dd>
              </div>
              <div>
                <dt>Solution</dt>
                <dd>{solution}</dd>
              </div>
              <div className={styles.result}>
                <dt>Result</dt>
                <dd>{result}</dd>
              </div>
            </dl>
          </article>
        ))}
      </div>
    </Section>
  );
}
