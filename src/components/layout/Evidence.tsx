import type {ReactNode} from 'react';
import ExternalLink from '../ui/ExternalLink';
import type {ShownEvidence} from '../../data/evidence/age';
import {dayInWords} from '../../lib/dayInWords';
import {arithmeticInWords, HEADINGS, NOT_OPENED, NOT_SEEN, reviewInWords} from '../../data/evidence/text';
import styles from './Evidence.module.css';

/** The level of their headings. */
interface Level {
  as?: 'h2' | 'h3' | undefined;
}

function Sums({sums, as: Heading = 'h2'}: Pick<ShownEvidence, 'sums'> & Level): ReactNode {
  return (
    <details className={styles.sums}>
      <summary>
        <Heading className={styles.heading}>{HEADINGS.sums}</Heading>
      </summary>
      <dl>
        {sums.map(({says, is, because}) => (
          <div key={`${says} ${because}`}>
            <dt>{says}</dt>
            <dd>{arithmeticInWords(is)}</dd>
            <dd>{because}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Sources({sources, as: Heading = 'h2'}: Pick<ShownEvidence, 'sources'> & Level): ReactNode {
  return (
    <section>
      <Heading className={styles.heading}>{HEADINGS.sources}</Heading>
      <ol>
        {sources.map(({claim, url, checked}) => (
          <li key={claim}>
            {`${claim.replace(/\.$/, '')}. `}
            {url === undefined ? (
              <em>{NOT_SEEN}</em>
            ) : (
              <>
                <ExternalLink href={url}>{new URL(url).hostname.replace(/^www\./, '')}</ExternalLink>,{' '}
                {checked === undefined ? (
                  <em>{NOT_OPENED}</em>
                ) : (
                  <>
                    checked on <time dateTime={checked}>{dayInWords(checked)}</time>
                  </>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Review({reviewed, as: Heading = 'h2'}: Pick<ShownEvidence, 'reviewed'> & Level): ReactNode {
  return (
    <section>
      <Heading className={styles.heading}>{HEADINGS.reviewed}</Heading>
      <p>{reviewInWords(reviewed)}</p>
    </section>
  );
}

/** What a text says about its own figures: how they come about, who says so, when it was reviewed. */
export default function Evidence({sums, sources, reviewed, as}: ShownEvidence & Level): ReactNode {
  return (
    <div className={styles.evidence}>
      <Sums sums={sums} as={as} />
      <Sources sources={sources} as={as} />
      <Review reviewed={reviewed} as={as} />
    </div>
  );
}
